import { type Promotion, promoteIn } from '../cli/promote';
import type { ObjectStore } from '../store/objects';
import type { WantedVersions } from '../store/plan';

/** Returns a promotion of these versions to staging without a browser. `own` overrides its fields. */
export const promotion = (wanted: WantedVersions, own: Partial<Promotion> = {}): Promotion => ({
  channel: 'staging',
  wanted,
  by: 'kim',
  why: 'a reason',
  root: '',
  boot: undefined,
  say: () => undefined,
  ...own,
});

/** Promotes these versions in this way. */
export const promoted = (store: ObjectStore, ...asked: Parameters<typeof promotion>) =>
  promoteIn(store, promotion(...asked));
