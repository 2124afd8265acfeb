import { type Reactions, usualReactions } from '@shared/api/reaction';

const quiet = { do: 'nothing' } as const;

/**
 * Reactions when the record fails to load: a 401 opens the sign-in popup. The page itself shows every other failure.
 * Source.
 */
export const claimReactions: Reactions = {
  unreachable: quiet,
  'signed-out': usualReactions['signed-out'],
  forbidden: quiet,
  conflict: quiet,
  'apply-ended': quiet,
  unexpected: quiet,
};
