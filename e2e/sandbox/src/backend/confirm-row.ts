/** A confirmed warranty repair and where it was done. Source: ENTITY-031. */
export type ConfirmRow = {
  id: string;
  subscriptionId: string;
  approvedOn: string;
  priceWithVat: number;
  agentId: string | null;
  agentSlug: string | null;
  agentTitle: string | null;
  dealerId: string | null;
  dealerTitle: string | null;
};
