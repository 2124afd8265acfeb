/** What a history entry holds besides its address; `idx` is the router's place number. */
type EntryState = { idx?: number; popupGuard?: true } | null;
type HistoryEntry = { state: EntryState; url: string };

/** A browser that never reports the removed entry must not keep the answer of a popup back. */
const PATIENCE_MS = 300;

export type BackBlock = {
  /** From now on Back leaves everything as it is. */
  block: () => void;
  /** Back works again; resolved once the history is as it was before `block`. */
  release: () => Promise<void>;
  /** The router has gone to another page while popups are open: that page is now the one Back keeps. */
  noteEntry: () => void;
};

/**
 * Back does nothing while a popup is open: the entry that was left is pushed again, and the router never hears of it.
 * A page that is the first of its visit gets one entry more for that time, or else Back would leave the app; it is
 * taken away again before the popup's answer is handed out. Source: SHELL-014, A-65.
 *
 * Must be made before the router starts to listen, so that it hears of Back first.
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

  return {
    block: () => {
      kept = here();
      if (finishRemoval === undefined) keepHere();
    },
    release: async () => {
      kept = undefined;
      if (finishRemoval === undefined && here().state?.popupGuard === true) await removeGuard();
    },
    noteEntry: () => {
      if (kept !== undefined && finishRemoval === undefined) kept = here();
    },
  };
}

const isSame = (one: EntryState, other: EntryState) =>
  one?.idx === other?.idx && one?.popupGuard === other?.popupGuard && one !== null;
