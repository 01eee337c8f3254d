/** An SVG: the build optimises it, adds a content hash to its URL and reads the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}
