import type { AppName } from '@shared/release/release';
import { missingFacts } from '../gate/missing-facts';
import { channelSettings } from '../store/channel-settings';
import { allMarks, refuseBad } from '../store/marks';
import { type ObjectStore, readJson } from '../store/objects';
import type { WantedVersions } from '../store/plan';
import { Refusal } from '../store/refusal';
import { appJson } from '../store/releases';
import type { Signature } from '../store/signing';
import { refuseUnpublished } from '../store/trust';
import { publishedVersions } from '../store/versions';
import { pastOf } from './look-back';
import { dayInKorea } from './preflight';
import { appIn } from './words';

/**
 * Refuses versions that are not there as a whole. An upload ends with the entry in the list, and gc begins with it.
 * @throws {Refusal} @throws {NotThere}
 */
export async function refuseUnlisted(store: ObjectStore, wanted: WantedVersions): Promise<void> {
  for (const [name, version] of Object.entries(wanted)) {
    const app = appIn(name);
    await appJson(store, app, version);
    const listed = await publishedVersions(store, app);
    if (!listed.some((one) => one.version === version))
      throw new Refusal(
        `${app}@${version} is not listed, because its upload did not end: mfe publish ${app}`,
      );
  }
}

/**
 * Refuses versions that were blocked or removed during the gate, whose browser takes minutes.
 * @throws {Refusal} @throws {NotThere}
 */
export async function refuseGone(store: ObjectStore, wanted: WantedVersions): Promise<void> {
  refuseBad(wanted, await allMarks(store));
  await refuseUnlisted(store, wanted);
}

/**
 * Refuses versions that break the trust settings of the channel: no signature of a team, or not live in the channel
 * before.
 * @throws {Refusal}
 */
export async function refuseUntrusted(
  store: ObjectStore,
  channel: string,
  wanted: WantedVersions,
): Promise<void> {
  const { trust } = await channelSettings(store, channel);
  for (const [app, version] of Object.entries(wanted)) {
    const name = `${app}@${version}`;
    if (trust?.signed) {
      const described = await store.read(`${app}/${version}/app.json`);
      const signed = await readJson<Signature>(store, `${app}/${version}/signed.json`);
      refuseUnpublished(trust, name, described?.bytes ?? Buffer.alloc(0), signed);
    }
    if (trust?.after && !(await wasLive(store, trust.after, app, version)))
      throw new Refusal(
        `${name} was never live in ${trust.after}, and ${channel} comes after it: mfe promote ${name} --to ${trust.after}`,
      );
  }
}

async function wasLive(store: ObjectStore, channel: string, app: string, version: string) {
  for await (const { versions } of pastOf(store, channel))
    if (versions[app as AppName] === version) return true;
  return false;
}

/**
 * Refuses a promotion to production while its settings lack a fact that its pages must show, and lists the missing
 * facts. Other channels may lack them. Source: LAW-001, LAW-013.
 * @throws {Refusal}
 */
export async function refuseMissingFacts(
  store: ObjectStore,
  channel: string,
  root: string,
): Promise<void> {
  if (channel !== 'production') return;
  const { settings } = await channelSettings(store, channel);
  const missing = missingFacts(root, settings, dayInKorea(Date.now()));
  if (missing.length > 0)
    throw new Refusal(
      `The settings of ${channel} lack facts that its pages must show: ${missing.map(({ name }) => name).join(', ')}. mfe preflight ${channel} lists them; mfe settings ${channel} --set <file> sets them.`,
    );
}
