export function bundledScript(file: string): { text: string; inputs: readonly string[] };
