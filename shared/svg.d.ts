/** The build makes an import of a Lucide icon, e.g. `lucide:plane`, its SVG elements. */
declare module 'lucide:*' {
  const shapes: import('./components/icon.tsx').IconShapes;
  export default shapes;
}

/** The build optimises an SVG, gives it a content-hashed address and takes the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}
