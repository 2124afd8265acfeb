import { settingsOf } from '@shared/config/settings';
import { channelSettings } from './channel-settings';
import type { ObjectStore } from './objects';
import { Refusal } from './refusal';

/**
 * Refuses a promotion to production while its settings lack a fact that its pages must show by law, and lists the
 * missing facts. Other channels may lack them. Source: LAW-001, LAW-013.
 * @throws {Refusal}
 */
export async function refuseMissingFacts(store: ObjectStore, channel: string): Promise<void> {
  if (channel !== 'production') return;
  const { company, legal, centre } = settingsOf((await channelSettings(store, channel)).settings);
  const facts = {
    'centre.phone': centre.phone,
    ...Object.fromEntries(Object.entries(company).map(([name, fact]) => [`company.${name}`, fact])),
    'legal.insurer': legal.insurer,
    'legal.insurerPhone': legal.insurerPhone,
  };
  const missing = Object.entries(facts).filter(([, fact]) => fact.trim() === '');
  if (missing.length > 0)
    throw new Refusal(
      `The settings of ${channel} lack facts that its pages must show: ${missing.map(([name]) => name).join(', ')}. Add them: mfe settings ${channel} --set <file>.`,
    );
}
