import { type Reactions, usualReactions } from '@shared/api/reaction';
import { statusReactions } from '../member/status-reactions';

/**
 * Reactions to a refused cancellation: an expired sign-in, and the server's reason. Source: ERR-008, 013, 025; A-46.
 */
export const cancelReactions: Reactions = {
  ...usualReactions,
  'signed-out': { do: 'sign-in', as: 'login-expired' },
  forbidden: { do: 'alert', say: 'server-or-no-permission', next: 'home' },
};

/**
 * Reactions when this page fails to load: asks for a missing sign-in and shows the server's reason for a refusal.
 * Source: ERR-013, GUARD-014, A-15.
 */
export const revokePageReactions: Reactions = {
  ...cancelReactions,
  'signed-out': statusReactions['signed-out'],
};
