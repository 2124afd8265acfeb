/** Addresses that were asked for early in vain; the loader asks for them in another way. */
export const missed = new Set<string>();
