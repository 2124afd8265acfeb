/** The bundle of the page has the text of a stylesheet. */
declare module '*/native.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the shape that esbuild gives a text
  export default text;
}
