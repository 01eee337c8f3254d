/** The build optimises an SVG, gives it a content-hashed address and takes the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}
