import type { AppJson, RemoteName } from '@shared/release/release';
import type { ObjectStore } from '../store/objects';
import type { Planned } from '../store/plan';
import { appJson, type Lkg } from '../store/releases';
import { withHost } from './fit';
import { named } from './problem';

/**
 * The last known good versions that can run beside the host of a set. A host that raises a library leaves behind what
 * takes the former major alone: mounting that would be a second failure, so nothing is kept in its place.
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
    const [problem] = isDescribed(host) && isDescribed(known) ? withHost(host, known) : [];
    if (problem === undefined) fitting.push([app, version]);
    else say(`${named(known)} ${problem.what}: nothing stands in for ${app}@${versions[app]}`);
  }
  return Object.fromEntries(fitting);
}

/** Builds of before the gate say nothing of themselves, and the gate says that. */
const isDescribed = ({ contract, shared, runtime }: Partial<AppJson>): boolean =>
  Boolean(contract && shared && runtime);
