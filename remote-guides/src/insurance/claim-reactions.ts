import { type Reactions, usualReactions } from '@shared/api/reaction';

const quiet = { do: 'nothing' } as const;

/**
 * Reactions when the record fails to load: a 401 opens the sign-in popup. The page itself shows every other failure.
 * Source: A-92.
 */
export const claimReactions: Reactions = {
  unreachable: quiet,
  'signed-out': usualReactions['signed-out'],
  forbidden: quiet,
  conflict: quiet,
  'apply-ended': quiet,
  unexpected: quiet,
};

/** Reactions to a failed download: a popup shows every failure, and the page stays. Source: A-92. */
export const downloadReactions: Reactions = {
  ...usualReactions,
  unreachable: { do: 'alert', say: 'server', next: 'stay' },
  forbidden: { do: 'alert', say: 'no-permission', next: 'stay' },
  unexpected: { do: 'alert', say: 'server', next: 'stay' },
};
