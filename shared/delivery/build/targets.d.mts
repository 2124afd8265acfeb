export const targets: { webpack: string; esbuild: string[] };
