/**
 * The part of React that hooks need, without a DOM: state, effects and their order. The simulator bundles it in place of
 * `react`, so the hooks of the screens run unchanged.
 */
type Deps = readonly unknown[] | undefined;
type Cell = { value?: unknown; deps?: Deps; cleanup?: unknown };

export class Mounted<View> {
  view: View | undefined;
  readonly #component: () => View;
  readonly #cells: Cell[] = [];
  #next = 0;
  #effects: (() => void)[] = [];
  #isQueued = false;
  #isGone = false;

  constructor(component: () => View) {
    this.#component = component;
    this.#render();
  }

  /** Returns the cell of the next hook. `create` runs in the first rendering. */
  cell(create: () => unknown): Cell {
    const index = this.#next++;
    this.#cells[index] ??= { value: create() };
    return this.#cells[index];
  }

  /** Runs `work` after this rendering. */
  after(work: () => void): void {
    this.#effects.push(work);
  }

  /** Renders again soon. Several changes of one task render once. */
  queue(): void {
    if (this.#isQueued || this.#isGone) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (!this.#isGone) this.#render();
    });
  }

  unmount(): void {
    this.#isGone = true;
    for (const { cleanup } of this.#cells) if (typeof cleanup === 'function') cleanup();
  }

  #render(): void {
    const before = rendering;
    rendering = this;
    this.#next = 0;
    this.#effects = [];
    try {
      this.view = this.#component();
    } finally {
      rendering = before;
    }
    for (const effect of this.#effects) effect();
  }
}

let rendering: Mounted<unknown> | undefined;
function cellOf(create: () => unknown): { cell: Cell; owner: Mounted<unknown> } {
  if (rendering === undefined) throw new Error('a hook was called outside a component');
  return { cell: rendering.cell(create), owner: rendering };
}

const isSame = (one: Deps, other: Deps): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.length === other.length &&
  one.every((value, index) => Object.is(value, other[index]));

export function useState<T>(first: T | (() => T)) {
  const { cell, owner } = cellOf(() =>
    typeof first === 'function' ? (first as () => T)() : first,
  );
  const set = (next: T | ((before: T) => T)) => {
    const value = typeof next === 'function' ? (next as (before: T) => T)(cell.value as T) : next;
    if (Object.is(value, cell.value)) return;
    cell.value = value;
    owner.queue();
  };
  return [cell.value as T, set] as const;
}

export const useRef = <T>(first: T): { current: T } =>
  cellOf(() => ({ current: first })).cell.value as { current: T };

export function useEffect(effect: () => unknown, deps?: readonly unknown[]): void {
  const { cell, owner } = cellOf(() => undefined);
  owner.after(() => {
    if (isSame(cell.deps, deps)) return;
    if (typeof cell.cleanup === 'function') cell.cleanup();
    cell.deps = deps;
    cell.cleanup = effect();
  });
}
export const useLayoutEffect = (...given: Parameters<typeof useEffect>): void =>
  useEffect(...given);

export function useEffectEvent<Args extends unknown[], R>(latest: (...args: Args) => R) {
  const { cell } = cellOf(() => {
    const stable = { latest, call: (...args: Args): R => stable.latest(...args) };
    return stable;
  });
  const kept = cell.value as { latest: typeof latest; call: typeof latest };
  kept.latest = latest;
  return kept.call;
}

export function useMemo<T>(create: () => T, deps: readonly unknown[]): T {
  const { cell } = cellOf(() => undefined);
  if (!isSame(cell.deps, deps)) Object.assign(cell, { value: create(), deps });
  return cell.value as T;
}
export const useCallback = <T>(callback: T, deps: readonly unknown[]): T =>
  useMemo(() => callback, deps);

export function useSyncExternalStore<T>(
  subscribe: (hear: () => void) => () => void,
  read: () => T,
) {
  const { owner } = cellOf(() => undefined);
  const value = read();
  useEffect(() => {
    const hear = () => owner.queue();
    if (!Object.is(read(), value)) hear();
    return subscribe(hear);
  }, [subscribe]);
  return value;
}

type Context<T> = { held: T; Provider?: Context<T> };
/** A context holds one value for the whole page. */
export function createContext<T>(held: T): Context<T> {
  const context: Context<T> = { held };
  context.Provider = context;
  return context;
}
export const useContext = <T>({ held }: Context<T>): T => held;
export const useDebugValue = (): void => undefined;
export const memo = <T>(component: T): T => component;
export const lazy = (): string => 'lazy';

/** Elements are not rendered further: the simulator reads which screen the component returns. */
export const jsx = (type: unknown, props: unknown) => ({ type, props });
export const jsxs = (type: unknown, props: unknown) => ({ type, props });
export const createElement = (type: unknown, props: unknown) => ({ type, props });
export const Fragment = 'fragment';

// biome-ignore lint/style/noDefaultExport: zustand imports it as the default
export default { useCallback, useDebugValue, useSyncExternalStore };
