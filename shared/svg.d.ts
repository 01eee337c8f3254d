/** The build takes the shapes out of an icon's `<svg>`. */
declare module 'lucide-static/icons/*.svg' {
  const shapes: string;
  export default shapes;
}

/** The build optimises an SVG, gives it a content-hashed address and takes the alternative text from its `<title>`. */
declare module '*.svg' {
  const picture: import('./picture.ts').Picture;
  export default picture;
}
