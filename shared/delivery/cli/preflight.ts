import { legalEditions } from '@shared/copy/legal-editions';
import { type FactState, factStates, missingFacts } from '../gate/missing-facts';
import { channelSettings } from '../store/channel-settings';
import { openedBy } from '../store/page';
import { type Answer, type Context, GateSaysNo, need } from './command';
import { channelIn } from './words';

/** Judges the settings of any channel as if they were production's. */
export async function preflight({ words, store, root, say }: Context): Promise<Answer> {
  const channel = channelIn(need(words[0], 'the channel'));
  const { settings } = await channelSettings(store, channel);
  const today = dayInKorea(Date.now());
  const states = factStates(root, settings, today);
  const missing = missingFacts(root, settings, today);
  const report = { channel, today, facts: states, opened: openedBy(settings), terms: terms() };

  say(`Preflight of ${channel}, ${today} in Korea`);
  for (const word of ['MISSING', 'check', 'default', 'set'] as const) {
    const group = states.filter((state) => wordOf(state) === word);
    if (group.length > 0) say(`\n${titles[word]}`);
    for (const state of group) linesOf(word, state).forEach(say);
  }
  say('\nOrigins that the settings add to the content policy of the page');
  for (const [directive, origins] of Object.entries(report.opened))
    say(`  ${directive.padEnd(12)} ${origins.join(' ') || 'none'}`);
  say('\nTerms and their editions, the newest first: the texts need the approval of the operator');
  for (const { term, editions } of report.terms) say(`  ${term.padEnd(30)} ${editions.join(', ')}`);
  if (missing.length === 0) {
    say('\nNo required fact is missing.');
    return report;
  }
  const names = missing.map(({ name }) => name).join(', ');
  throw new GateSaysNo(
    `${missing.length === 1 ? 'A required fact is' : `${missing.length} required facts are`} missing in ${channel}: ${names}. Set them: npm run mfe -- settings ${channel} --set file.json`,
    report,
  );
}

const titles = {
  MISSING: 'Required, and not set to a real value: production is refused',
  check: 'Not required: look whether this is intended',
  default: 'Not set in the channel: the value of the product is used',
  set: 'Set in the channel',
};

function wordOf({ need: needed, problem, isOwn }: FactState): keyof typeof titles {
  if (problem) return needed === 'required' ? 'MISSING' : 'check';
  return isOwn ? 'set' : 'default';
}

function linesOf(word: string, { name, value, problem, purpose, use, source }: FactState) {
  const said = problem ? ` ${problem}` : '';
  return [
    `  ${word.padEnd(8)} ${name} = ${JSON.stringify(value)}${said}`,
    `           ${purpose}; used in: ${use}${source ? ` (${source})` : ''}`,
  ];
}

const terms = () =>
  Object.entries(legalEditions).map(([term, editions]) => ({
    term,
    editions: editions.map(({ version, effectiveOn }) => `${version} from ${effectiveOn}`),
  }));

const KOREA_AHEAD_MS = 9 * 3_600_000;

export const dayInKorea = (now: number): string =>
  new Date(now + KOREA_AHEAD_MS).toISOString().slice(0, 10);
