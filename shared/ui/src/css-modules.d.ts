/** A CSS module gives its class names by key; the build makes them unique. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the shape css-loader gives a module
  export default classes;
}
