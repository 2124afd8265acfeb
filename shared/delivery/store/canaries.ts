import { randomBytes } from 'node:crypto';
import type { Canary, ReleasedApp } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import type { ObjectStore } from './objects';
import type { WantedVersions } from './plan';
import { Refusal } from './refusal';
import { type Known, nameOf, releasedApps } from './releases';
import { checkedCanary } from './shape';

/** Returns a canary as a page has it. It is named by its content, so that no file of a store can change it later. */
export async function composeCanary(
  store: ObjectStore,
  { apps: wanted, percent, salt }: Pick<Canary<string>, 'apps' | 'percent' | 'salt'>,
  known: Known,
): Promise<Canary<ReleasedApp>> {
  const apps: Canary<ReleasedApp>['apps'] = await releasedApps(store, wanted, known);
  return checkedCanary({ id: nameOf({ apps }), apps, percent, salt });
}

/** Returns a canary of a page if its content matches its name. @throws {Refusal} */
export function namedCanary(canary: Canary<ReleasedApp>): Canary<ReleasedApp> {
  if (nameOf({ apps: canary.apps }) === canary.id) return canary;
  throw new Refusal(`canary ${canary.id} of a page is not what its name says: changed by hand`);
}

/** Returns the same canary with versions only, as the state of a channel has it. */
export function canaryState({ id, apps, percent, salt }: Canary<ReleasedApp>): Canary<string> {
  const versions: Record<string, string> = {};
  for (const app of appNames) if (apps[app]) versions[app] = apps[app].version;
  return { id, apps: versions, percent, salt };
}

export const freshSalt = (): string => randomBytes(4).toString('hex');

/** Returns the versions as people read them, for example `apply@1.5.0`. */
export const namesIn = (apps: WantedVersions): string[] =>
  Object.entries(apps).map((pair) => pair.join('@'));

/** Returns the canary with this app; without an app, the only canary. @throws {Refusal} */
export function canaryWith(
  channel: string,
  canaries: readonly Canary<string>[],
  app: string | undefined,
): Canary<string> {
  const [only, ...others] = canaries.filter(({ apps }) => !app || Object.hasOwn(apps, app));
  if (!only) throw new Refusal(`There is no canary ${app ? `of ${app} ` : ''}in ${channel}.`);
  if (others.length === 0) return only;
  const running = canaries.flatMap(({ apps }) => namesIn(apps)).join(', ');
  throw new Refusal(`Several canaries run in ${channel}: ${running}. Say of which app.`);
}
