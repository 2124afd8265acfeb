import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';

/** Returns the addresses of the guides for a membership, with or without a warranty. Source: GUIDE-003. */
export function useGuides(isInsured: boolean) {
  const query = useVtgQuery();
  const group = isInsured ? 'POWER TRAIN' : 'STANDARD';
  return {
    toUse: href('GuideTotal', { query: { ...query, tab: 'use', group } }),
    toApply: href('GuideSubscApply', { query: { ...query, group } }),
  };
}
