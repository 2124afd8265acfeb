type Step<State, Event> = { before: State; event: Event };

/** A kind of states. `because` says why no order of events reaches it. */
type Kind<State> = { name: string; is: (state: State) => boolean; because?: string };

/** A machine whose reachable states are visited. `next` calls the code of the product. */
export type Machine<State, Event> = {
  name: string;
  starts: readonly State[];
  /** Returns a text that is equal for equal states. */
  keyOf: (state: State) => string;
  /** Returns every event that can happen now. */
  events: (state: State) => readonly Event[];
  next: (state: State, event: Event) => State | Promise<State>;
  /** Rules of every state. `step` leads to the state, and is missing for a start. */
  rules: Readonly<Record<string, (state: State, step?: Step<State, Event>) => boolean>>;
  kinds: readonly Kind<State>[];
};

export type Found = {
  /** Number of visited states, and of the steps between them. */
  states: number;
  steps: number;
  /** Broken rules, each with the shortest order of events that breaks it. */
  broken: readonly string[];
  /** Kinds of states that should be reached and are not, or that should not be reached and are. */
  wrongKinds: readonly string[];
};

/**
 * Visits the reachable states, nearest first, until it knows `most` of them. Checks every rule after every step.
 */
export async function search<State, Event>(
  machine: Machine<State, Event>,
  most: number,
): Promise<Found> {
  const { starts, keyOf, events, next, rules, kinds } = machine;
  type Visited = { state: State; path: readonly Event[] };
  const known = new Set<string>();
  const queue: Visited[] = [];
  const broken = new Map<string, string>();
  const reached = new Set<Kind<State>>();
  let steps = 0;

  const visit = (state: State, path: readonly Event[], step?: Step<State, Event>) => {
    for (const [rule, holds] of Object.entries(rules))
      if (!broken.has(rule) && !holds(state, step)) broken.set(rule, JSON.stringify(path));
    const key = keyOf(state);
    if (known.has(key)) return;
    known.add(key);
    for (const kind of kinds) if (kind.is(state)) reached.add(kind);
    queue.push({ state, path });
  };

  for (const start of starts) visit(start, []);
  for (const { state, path } of queue) {
    if (known.size >= most) break;
    for (const event of events(state)) {
      steps += 1;
      visit(await next(state, event), [...path, event], { before: state, event });
    }
  }

  return {
    states: known.size,
    steps,
    broken: [...broken].map(([rule, path]) => `${rule}: ${path}`),
    wrongKinds: kinds
      .filter((kind) => reached.has(kind) === (kind.because !== undefined))
      .map(({ name }) => name),
  };
}

/** Returns the number of states and every kind of states that is not reachable, with its reason. */
export const reportOf = <State, Event>(
  { name, kinds }: Machine<State, Event>,
  { states, steps }: Found,
): string =>
  [
    `${name}: ${states} states, ${steps} steps`,
    ...kinds.flatMap(({ name: kind, because }) =>
      because === undefined ? [] : [`  not reachable: ${kind}, because ${because}`],
    ),
  ].join('\n');
