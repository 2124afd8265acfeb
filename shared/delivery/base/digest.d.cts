/** Returns the digest of a file or an inline text in the format of `integrity` and Content Security Policy. */
export const integrityOf: (bytes: string | Uint8Array) => string;

/** Returns whether the bytes have this digest, with the algorithm that the digest names. */
export const isWhole: (bytes: string | Uint8Array, integrity: string) => boolean;
