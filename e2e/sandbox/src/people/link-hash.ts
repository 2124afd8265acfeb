import { createHash } from 'node:crypto';

/** 128 bits, the same after every reset, so that a seeded link in a test stays good. */
export const linkHash = (of: 'member' | 'guest' | 'unreadable'): string =>
  createHash('sha256').update(`solicitation:${of}`).digest('hex').slice(0, 32);
