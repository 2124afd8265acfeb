type Identified = { plusId: string | undefined; vtgId: string | undefined };

/** Returns whether the user is a plus subscriber. An empty id counts as none. Source: ENTITY-015. */
export const isPlusSubscriber = ({ plusId }: Pick<Identified, 'plusId'>): boolean =>
  Boolean(plusId);
export const isVtgMember = ({ vtgId }: Pick<Identified, 'vtgId'>): boolean => Boolean(vtgId);
