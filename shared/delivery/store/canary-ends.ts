import type { Canary, ChannelState } from '@shared/release/release';
import { plannedOf } from './change';
import type { Channel, Wish } from './channels';
import { fittingLkg } from './fitting-lkg';
import { allMarks, isBadIn } from './marks';
import type { ObjectStore } from './objects';
import { withVersions } from './plan';
import { compose, knownIn } from './releases';

export const without = ({ canaries }: ChannelState, tried: Canary<string>): Canary<string>[] =>
  canaries.filter((one) => one !== tried);

/** Gives a canary to everybody. The gate tried the resulting sets when the canary started. */
export async function finished(
  store: ObjectStore,
  live: Channel,
  tried: Canary<string>,
): Promise<Pick<Wish, 'stable' | 'canaries'>> {
  const isBad = isBadIn(await allMarks(store));
  const stable = withVersions(plannedOf(live.release), tried.apps, isBad);
  const canaries = without(live.state, tried);
  const lkg = await fittingLkg(store, { stable, canaries });
  const known = knownIn(live.release, ...live.canaries);
  return { stable: await compose(store, stable.versions, lkg, known), canaries };
}
