import type { RemoteName } from '@shared/release/release';
import { withHost } from './fit';
import type { ObjectStore } from './objects';
import type { Planned } from './plan';
import { named } from './problem';
import { appJson, type Lkg } from './releases';

/**
 * Returns the fallback versions that can run with the host of a set.
 * If a host raises a library, an old version may accept only the former major. It would fail too, so it is left out.
 */
export async function fittingLkg(
  store: ObjectStore,
  { versions, lkg }: Planned,
  say: (line: string) => void = () => undefined,
): Promise<Lkg> {
  const host = await appJson(store, 'host', versions.host);
  const fitting: [RemoteName, string][] = [];
  for (const [app, version] of Object.entries(lkg) as [RemoteName, string][]) {
    const known = await appJson(store, app, version);
    const [problem] = withHost(host, known);
    if (problem === undefined) fitting.push([app, version]);
    else say(`${named(known)} ${problem.what}: nothing stands in for ${app}@${versions[app]}`);
  }
  return Object.fromEntries(fitting);
}
