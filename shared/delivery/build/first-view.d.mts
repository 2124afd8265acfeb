export function firstView(pageFolder: string): {
  template: string;
  css: string;
  inputs: readonly string[];
};
