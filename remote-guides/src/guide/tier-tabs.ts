import { type Group, isGroup, type Tier } from '@shared/domain/tier';
import type { Tab } from '@shared/ui/Tabs';

/** The two tiers by the names of their memberships. Source: GUIDE-002. */
export const tierTabs: readonly Tab<Tier>[] = [
  { id: 'plain', label: 'STANDARD · PREMIUM' },
  { id: 'insurance', label: 'POWER TRAIN' },
];

/** The group an address names; anything else is the first tab. Source: GUIDE-004. */
export const tierOfGroup = (group: string | null): Tier =>
  isGroup(group) && group === 'POWER TRAIN' ? 'insurance' : 'plain';

/** What the address says of a tier. */
export const groupOfTier: Record<Tier, Group> = { plain: 'STANDARD', insurance: 'POWER TRAIN' };
