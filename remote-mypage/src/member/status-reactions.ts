import { type Reactions, usualReactions } from '@shared/api/reaction';

/** Reactions of pages that only show data: status, coupons, extension, transfer. Source: ERR-009, A-15. */
export const statusReactions: Reactions = {
  ...usualReactions,
  conflict: { do: 'nothing' },
  'signed-out': { do: 'sign-in', as: 'login-required' },
};

/** Reactions to a refused change. They also show a conflict. Source: ERR-009, A-51. */
export const changeReactions: Reactions = {
  ...statusReactions,
  conflict: usualReactions.conflict,
};
