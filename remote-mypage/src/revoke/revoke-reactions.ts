import { cancelReactions, type Reactions, statusReactions } from '@shared/api/reaction';

/** Loading this page: a missing sign-in is asked for, the server's own word on a refusal is shown. Source: ERR-013, GUARD-014, A-15. */
export const revokePageReactions: Reactions = {
  ...cancelReactions,
  'signed-out': statusReactions['signed-out'],
};
