/** Digest of a file or an inline text in the notation of `integrity` and of policies. */
export const integrityOf: (bytes: string | Uint8Array) => string;

/** Whether these are the bytes a digest was taken of, by the algorithm it names. */
export const isWhole: (bytes: string | Uint8Array, integrity: string) => boolean;
