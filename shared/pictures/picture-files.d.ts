/** An SVG: the build optimises it, gives it a content-hashed URL and takes the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}

/** A photograph, in any format that the build reads. */
declare module '*.jpg' {
  const photograph: import('./picture.ts').Photograph;
  export default photograph;
}
declare module '*.jpeg' {
  export { default } from '*.jpg';
}
declare module '*.webp' {
  export { default } from '*.jpg';
}
declare module '*.avif' {
  export { default } from '*.jpg';
}
