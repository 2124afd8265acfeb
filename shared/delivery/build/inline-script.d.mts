export function inlineScript(file: string): { text: string; inputs: readonly string[] };
