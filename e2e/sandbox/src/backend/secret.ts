import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for its holder; the database has only its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 128 bits, as links and orders carry them. */
export const newHash = (): string => randomBytes(16).toString('hex');
