export function bundleStarter(pageFolder: string): { text: string; inputs: readonly string[] };
