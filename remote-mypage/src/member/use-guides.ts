import { href } from '@shared/routes/href';
import { useMemberQuery } from './use-member-query';

/** Returns the addresses of the guides for a membership, with or without a warranty. Source: GUIDE-003. */
export function useGuides(isInsured: boolean) {
  const query = useMemberQuery();
  const group = isInsured ? 'POWER TRAIN' : 'STANDARD';
  return {
    toUse: href('GuideTotal', { query: { ...query, tab: 'use', group } }),
    toApply: href('GuideSubscApply', { query: { ...query, group } }),
  };
}
