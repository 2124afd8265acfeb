import { type Promotion, promoteIn } from '../cli/promote';
import type { ObjectStore } from '../store/objects';
import type { WantedVersions } from '../store/plan';

/** Promotes these versions to staging without a browser. `own` overrides fields of the promotion. */
export const promoted = (
  store: ObjectStore,
  wanted: WantedVersions,
  own: Partial<Promotion> = {},
) =>
  promoteIn(store, {
    channel: 'staging',
    wanted,
    by: 'kim',
    why: 'a reason',
    root: '',
    boot: undefined,
    say: () => undefined,
    ...own,
  });
