import { type Reaction, type Reactions, stayingReactions } from '@shared/api/reaction';

const statusText: Reaction = { do: 'alert', say: 'status-text', next: 'stay' };

/** Creating the payment: status and status text, and the customer stays. Source: ERR-001…006, 019, 020. */
export const paymentReactions: Reactions = {
  ...stayingReactions,
  conflict: statusText,
  unexpected: statusText,
};
