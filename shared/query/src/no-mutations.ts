import type { MutationCache } from '@tanstack/react-query';

/**
 * In the place of the library's cache of mutations: what changes something is sent by a call of its own (`shared/api`,
 * `shared/settle`), never by a mutation, so none waits for the network or is to be forgotten. The build leaves the
 * library's own out (`shared/delivery/build/only-queries.mjs`). A mutation fails at once.
 */
export const noMutations = {
  findAll: () => [],
  resumePausedMutations: () => Promise.resolve(),
  clear: () => undefined,
} as Pick<MutationCache, 'findAll' | 'resumePausedMutations' | 'clear'> as MutationCache;
