/** The build optimises an SVG, gives it a content-hashed address and takes the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}

declare module '*.jpg' {
  const photograph: import('./picture.ts').Photograph;
  export default photograph;
}

declare module '*.jpeg' {
  const photograph: import('./picture.ts').Photograph;
  export default photograph;
}

declare module '*.webp' {
  const photograph: import('./picture.ts').Photograph;
  export default photograph;
}

declare module '*.avif' {
  const photograph: import('./picture.ts').Photograph;
  export default photograph;
}
