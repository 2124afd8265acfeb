import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import type { KnownVersion, Vital } from '../collector/read';
import { type Weight, weightsOf } from '../gate/budgets';
import { liveIn } from '../store/change';
import { channelIn } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import { appJson } from '../store/releases';

/** Bytes of a remote, and its measurements on phones. A measurement is undefined if there is no telemetry. */
export type BudgetView = {
  app: AppName;
  version: string;
  weights: readonly Weight[];
  /** Measured on its slowest screen. */
  meaningful: Vital | undefined;
  /** Visits with an error per thousand visits. */
  erred: number | undefined;
};

type Told = { vitals: readonly Vital[]; versions: readonly KnownVersion[] };

export async function budgetViews(
  store: ObjectStore,
  channel: string,
  { vitals, versions }: Told,
): Promise<BudgetView[]> {
  const { stable } = await liveIn(store, (await channelIn(store, channel)).state);
  const host = await appJson(store, 'host', stable.versions.host);
  const remotes = appNames.filter((app) => app !== 'host').toSorted();
  return Promise.all(
    remotes.map(async (app) => {
      const version = stable.versions[app];
      const isIts = (one: { app: string; version: string }) =>
        one.app === app && one.version === version;
      const firsts = vitals.filter((one) => isIts(one) && one.metric === 'mfe.meaningful');
      const [meaningful] = firsts.toSorted((a, b) => b.p75 - a.p75);
      const told = versions.find(isIts);
      const erred = told && told.visits > 0 ? (1000 * told.erred) / told.visits : undefined;
      const weights = weightsOf(host, await appJson(store, app, version));
      return { app, version, weights, meaningful, erred };
    }),
  );
}
