import { createHash } from 'node:crypto';

/** Returns a hash of 128 bits that is the same after every reset. A seeded link in a test stays valid. */
export const linkHash = (of: 'member' | 'guest' | 'unreadable'): string =>
  createHash('sha256').update(`solicitation:${of}`).digest('hex').slice(0, 32);
