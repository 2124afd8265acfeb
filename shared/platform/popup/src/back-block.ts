/** State of a history entry. `idx` is its position in the router's history. */
type EntryState = { idx?: number; popupGuard?: true } | null;
type HistoryEntry = { state: EntryState; url: string };

/**
 * Timeout in ms for a browser that never reports the removed entry. A busy phone reports late, and a late report would
 * count as Back, so this is far longer than usual.
 */
const PATIENCE_MS = 2000;

export type BackBlock = {
  /** From now on Back does nothing. */
  block: () => void;
  /** Enables Back again. Resolves when the history is as it was before `block`. */
  release: () => Promise<void>;
  /** The router has opened another page while popups are open. From now on Back keeps that page. */
  noteEntry: () => void;
};

/**
 * Blocks Back while a popup is open by pushing the same entry again, without the router noticing. On the first page of
 * a visit it adds one extra entry, because otherwise Back would leave the app. It removes this entry before the answer
 * of the popup is returned.
 *
 * Create it before the router starts to listen, so that it receives Back first. Source: SHELL-014, A-65.
 */
export function blockBackIn(page: Window): BackBlock {
  const { history, location } = page;
  let kept: HistoryEntry | undefined;
  let finishRemoval: (() => void) | undefined;

  const here = (): HistoryEntry => ({ state: history.state as EntryState, url: location.href });
  const push = ({ state, url }: HistoryEntry) => history.pushState(state, '', url);

  const keepHere = () => {
    const { state, url } = here();
    const isFirst = state?.idx === 0 && state.popupGuard !== true;
    if (isFirst) push({ state: { ...state, popupGuard: true }, url });
    kept = here();
  };

  page.addEventListener(
    'popstate',
    (event) => {
      const state = event.state as EntryState;
      if (!event.isTrusted) return noteEntry(); // the app goes to another page and tells the router
      if (finishRemoval === undefined && kept === undefined && state?.popupGuard !== true) return;
      event.stopImmediatePropagation();
      if (finishRemoval !== undefined) finishRemoval();
      else if (kept === undefined) history.back();
      else if (!isSame(state, kept.state)) returnTo(kept, state);
    },
    { capture: true },
  );

  const returnTo = (entry: HistoryEntry, reached: EntryState) => {
    const steps = (reached?.idx ?? 0) - (entry.state?.idx ?? Number.POSITIVE_INFINITY);
    if (steps > 0) history.go(-steps);
    else push(entry);
  };

  const removeGuard = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => finishRemoval?.(), PATIENCE_MS);
      finishRemoval = () => {
        clearTimeout(timer);
        finishRemoval = undefined;
        if (kept !== undefined) keepHere();
        resolve();
      };
      history.back();
    });

  const noteEntry = () => {
    if (kept !== undefined && finishRemoval === undefined) kept = here();
  };

  return {
    block: () => {
      kept = here();
      if (finishRemoval === undefined) keepHere();
    },
    release: async () => {
      kept = undefined;
      if (finishRemoval === undefined && here().state?.popupGuard === true) await removeGuard();
    },
    noteEntry,
  };
}

const isSame = (one: EntryState, other: EntryState) =>
  one?.idx === other?.idx && one?.popupGuard === other?.popupGuard && one !== null;
