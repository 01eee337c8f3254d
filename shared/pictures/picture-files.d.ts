/** An SVG: the build optimises it, adds a content hash to its URL and reads the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}

/** A photograph, in any format supported by the build. */
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
