/** A CSS module maps keys to class names. The build makes them unique. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the shape css-loader gives a module
  export default classes;
}
