import type { Canary, ChannelState } from '@shared/release/release';
import { plannedOf } from './change';
import type { Channel, Wish } from './channels';
import { fittingLkg } from './fitting-lkg';
import { allMarks, isBadIn } from './marks';
import type { ObjectStore } from './objects';
import { withVersions } from './plan';
import { compose, keepRelease, knownIn } from './releases';
import type { Signer } from './signing';

export const without = ({ canaries }: ChannelState, tried: Canary<string>): Canary<string>[] =>
  canaries.filter((one) => one !== tried);

/** Gives a canary to everybody. The gate tried the resulting sets when the canary started. */
export async function finished(
  store: ObjectStore,
  live: Channel,
  tried: Canary<string>,
  signer: Signer | undefined,
): Promise<Pick<Wish, 'stable' | 'canaries'>> {
  const isBad = isBadIn(await allMarks(store));
  const stable = withVersions(plannedOf(live.release), tried.apps, isBad);
  const canaries = without(live.state, tried);
  const lkg = await fittingLkg(store, { stable, canaries });
  const release = await compose(
    store,
    stable.versions,
    lkg,
    knownIn(live.release, ...live.canaries),
  );
  await keepRelease(store, release, signer);
  return { stable: release.id, canaries };
}
