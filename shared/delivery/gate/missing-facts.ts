import { type PageSettings, type Settings, settingsOf } from '@shared/config/settings';
import { businessFacts } from './facts/business';
import type { Fact } from './facts/fact';
import { switchFacts } from './facts/switches';
import { systemFacts } from './facts/systems';
import { placeholderProblem } from './placeholder';

/** All settings with their purpose and use: one row for each. */
export const facts: readonly Fact[] = [...businessFacts, ...systemFacts, ...switchFacts];

/** A fact with the value that pages of a channel get. `problem` says why the value cannot be real. */
export type FactState = Fact & { value: unknown; isOwn: boolean; problem: string | undefined };

/**
 * Returns every fact with its value in a channel. `isOwn`: the channel sets it; otherwise it is the product's default.
 * `today` is the day in Korea, YYYY-MM-DD.
 */
export function factStates(page: PageSettings, today: string): readonly FactState[] {
  const all = settingsOf(page);
  return facts.map((fact) => {
    const value = valueIn(all, fact.name);
    const problem = placeholderProblem(fact.kind, value, today);
    return { ...fact, value, isOwn: valueIn(page, fact.name) !== undefined, problem };
  });
}

/** Returns the required facts that have no real value. A promotion to production is refused while there is one. */
export const missingFacts = (page: PageSettings, today: string): readonly FactState[] =>
  factStates(page, today).filter(({ need, problem }) => need === 'required' && problem);

function valueIn(settings: Settings | PageSettings, name: string): unknown {
  const [group = '', key] = name.split('.');
  const found: unknown = Reflect.get(settings, group);
  return key === undefined ? found : Reflect.get(Object(found), key);
}
