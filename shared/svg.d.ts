/** The build makes an import of a Lucide icon, e.g. `lucide:plane`, its shapes as markup. */
declare module 'lucide:*' {
  const shapes: string;
  export default shapes;
}

/** The build optimises an SVG, gives it a content-hashed address and takes the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}
