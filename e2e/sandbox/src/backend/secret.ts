import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 bits. The database stores only its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newHash = (): string => randomBytes(16).toString('hex');
