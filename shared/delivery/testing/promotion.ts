import type { Promotion } from '../cli/promote';
import type { WantedVersions } from '../store/plan';

/** Returns a promotion of these versions to staging without a browser. `own` overrides its fields. */
export const promotion = (wanted: WantedVersions, own: Partial<Promotion> = {}): Promotion => ({
  channel: 'staging',
  wanted,
  reach: { canary: undefined },
  by: 'kim',
  why: 'a reason',
  root: '',
  boot: undefined,
  say: () => undefined,
  ...own,
});
