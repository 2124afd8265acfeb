import { missingFacts } from '../gate/missing-facts';
import { channelSettings } from '../store/channel-settings';
import type { ObjectStore } from '../store/objects';
import { Refusal } from '../store/refusal';
import { dayInKorea } from './preflight';

/**
 * Refuses a promotion to production while its settings lack a fact that its pages must show, and lists the missing
 * facts. Other channels may lack them. Source: LAW-001, LAW-013.
 * @throws {Refusal}
 */
export async function refuseMissingFacts(store: ObjectStore, channel: string): Promise<void> {
  if (channel !== 'production') return;
  const { settings } = await channelSettings(store, channel);
  const missing = missingFacts(settings, dayInKorea(Date.now()));
  if (missing.length > 0)
    throw new Refusal(
      `The settings of ${channel} lack facts that its pages must show: ${missing.map(({ name }) => name).join(', ')}. mfe preflight ${channel} lists them; mfe settings ${channel} --set <file> sets them.`,
    );
}
