import { type Group, isGroup, type Tier } from '@shared/domain/tier';
import type { Tab } from '@shared/ui/Tabs';

/** Returns the tier of the group in the address. Any other value selects the first tab. Source: GUIDE-004. */
export const tierOfGroup = (group: string | null): Tier =>
  isGroup(group) && group === 'POWER TRAIN' ? 'insurance' : 'plain';

/** Group that the address uses for a tier. */
export const groupOfTier: Record<Tier, Group> = { plain: 'STANDARD', insurance: 'POWER TRAIN' };

const tab = (id: Tier, label: string): Tab<Tier> => ({
  id,
  label,
  query: `group=${groupOfTier[id]}`,
});

/** Tabs of the two tiers, named after their memberships. Source: GUIDE-002. */
export const tierTabs: readonly Tab<Tier>[] = [
  tab('plain', 'STANDARD · PREMIUM'),
  tab('insurance', 'POWER TRAIN'),
];
