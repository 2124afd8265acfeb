import type { RemoteName } from '@shared/release/release';
import { withHost } from './fit';
import type { ObjectStore } from './objects';
import { type Live, setsOf } from './plan';
import { named } from './problem';
import { appJson, type Lkg } from './releases';

/**
 * Returns the fallback versions that can run with the host of every device, because each device gets the same ones.
 * If a host raises a library, an old version may accept only the former major. It would fail too, so it is left out.
 */
export async function fittingLkg(
  store: ObjectStore,
  live: Live,
  say: (line: string) => void = () => undefined,
): Promise<Lkg> {
  const { versions, lkg } = live.stable;
  const running = new Set(setsOf(live).map((set) => set.versions.host));
  const hosts = await Promise.all([...running].map((version) => appJson(store, 'host', version)));
  const fitting: [RemoteName, string][] = [];
  for (const [app, version] of Object.entries(lkg) as [RemoteName, string][]) {
    const known = await appJson(store, app, version);
    const [problem] = hosts.flatMap((host) => withHost(host, known));
    if (problem === undefined) fitting.push([app, version]);
    else say(`${named(known)} ${problem.what}: nothing stands in for ${app}@${versions[app]}`);
  }
  return Object.fromEntries(fitting);
}
