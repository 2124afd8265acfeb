import { type PageSettings, type Settings, settingsOf } from '@shared/config/settings';
import { textIn } from '../store/template';
import { type Kind, placeholderProblem } from './placeholder';

/** A setting that the operator must know before customers come: a line of `facts.tsv`. */
export type Fact = {
  /** `company.name`, or `environment`, which has no group. */
  name: string;
  /** `required`: without a real value a promotion to production is refused. `check`: the value may be right as it is. */
  need: 'required' | 'check';
  kind: Kind;
  purpose: string;
  /** Place where customers or external systems meet the value. */
  use: string;
  /** Row of law, or entry of `e2e/decisions.md`. */
  source?: string;
};

/** A fact with the value that pages of a channel get. `problem` says why the value cannot be real. */
export type FactState = Fact & { value: unknown; isOwn: boolean; problem: string | undefined };

function factsIn(root: string): readonly Fact[] {
  const [, ...lines] = textIn(root, 'gate/facts.tsv').trimEnd().split('\n');
  return lines.map((line) => {
    const [name, need, kind, purpose, use, source] = line.split('\t');
    return { name, need, kind, purpose, use, source } as Fact;
  });
}

/**
 * Returns every fact with its value in a channel. `isOwn`: the channel sets it; otherwise it is the product's default.
 * `root` is the folder of the project, `today` the day in Korea, YYYY-MM-DD.
 */
export function factStates(root: string, page: PageSettings, today: string): readonly FactState[] {
  const all = settingsOf(page);
  return factsIn(root).map((fact) => {
    const value = valueIn(all, fact.name);
    const problem = placeholderProblem(fact.kind, value, today);
    return { ...fact, value, isOwn: valueIn(page, fact.name) !== undefined, problem };
  });
}

/** Returns the required facts that have no real value. A promotion to production is refused while there is one. */
export const missingFacts = (...asked: Parameters<typeof factStates>): readonly FactState[] =>
  factStates(...asked).filter(({ need, problem }) => need === 'required' && problem);

function valueIn(settings: Settings | PageSettings, name: string): unknown {
  const [group = '', key] = name.split('.');
  const found: unknown = Reflect.get(settings, group);
  return key === undefined ? found : Reflect.get(Object(found), key);
}
