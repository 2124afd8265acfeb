import { type Reaction, type Reactions, stayingReactions } from '@shared/api/reaction';

const statusText: Reaction = { do: 'alert', say: 'status-text', next: 'stay' };

/**
 * Reactions to a failed order: shows the status and the server's text, and keeps the customer on the page.
 * Source: ERR-001…006, 019, 020.
 */
export const paymentReactions: Reactions = {
  ...stayingReactions,
  conflict: statusText,
  unexpected: statusText,
};
