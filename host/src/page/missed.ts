/** Addresses that were asked for early in vain; the gate asks for them in another way. */
export const missed = new Set<string>();
