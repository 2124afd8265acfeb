import { type Reactions, statusReactions, usualReactions } from '@shared/api/reaction';

/**
 * What was asked for and refused is said, also a conflict: only what is merely shown ignores it silently. Source:
 * ERR-009, A-51.
 */
export const changeReactions: Reactions = {
  ...statusReactions,
  conflict: usualReactions.conflict,
};
