type Identified = { plusId: string | undefined; vtgId: string | undefined };

/** Source: ENTITY-015. An empty id is no id. */
export const isPlusSubscriber = ({ plusId }: Pick<Identified, 'plusId'>): boolean =>
  Boolean(plusId);
export const isVtgMember = ({ vtgId }: Pick<Identified, 'vtgId'>): boolean => Boolean(vtgId);
