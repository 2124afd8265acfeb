import { type Reactions, usualReactions } from '@shared/api/reaction';

/** What is merely shown: status, coupons, extension, transfer. Source: ERR-009, A-15. */
export const statusReactions: Reactions = {
  ...usualReactions,
  conflict: { do: 'nothing' },
  'signed-out': { do: 'sign-in', as: 'login-required' },
};

/** What was asked for and refused is said, also a conflict. Source: ERR-009, A-51. */
export const changeReactions: Reactions = {
  ...statusReactions,
  conflict: usualReactions.conflict,
};
