export function firstView(pageFolder: string): {
  html: string;
  css: string;
  inputs: readonly string[];
};
