/** The brotli modules of Debian's nginx. Our configuration needs both. */
export const BROTLI: readonly string[];

/** Packages of Debian with the program and its modules. */
export const PACKAGES: readonly string[];

/** Returns an nginx with its brotli modules, or undefined. */
export const nginxHere: () => string | undefined;
