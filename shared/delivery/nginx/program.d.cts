export const BROTLI: readonly string[];

export const PACKAGES: readonly string[];

export const nginxHere: () => string | undefined;
