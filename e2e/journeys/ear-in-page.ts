import { virtual } from '@guidepup/virtual-screen-reader';

/** Browsers pass the content of these elements to a screen reader only as a name or value, or not at all. */
const WITHOUT_PARTS =
  'button, select, summary, [role="tab"], [role="img"], svg, noscript, details:not([open]) > :not(summary)';
const TICKED = 'input[type="checkbox"], input[type="radio"]';

/** More phrases than the longest page has. */
const MOST_PHRASES = 1_000;

/** Indices in the log of the reader that a browser would not pass on. */
const unheard = new Set<number>();
let taken = 0;

const isHeard = (node: Node | null): boolean => {
  const around = node?.parentElement ?? null;
  const isLabelOfTick =
    node instanceof Text && around?.closest('label')?.control?.matches(TICKED) === true;
  return !isLabelOfTick && around?.closest(WITHOUT_PARTS) == null;
};

/** The reader looks for the state in attributes, but a press changes only the property. */
function reflectStates(): void {
  for (const tick of document.querySelectorAll<HTMLInputElement>(TICKED))
    if (tick.checked !== tick.hasAttribute('checked')) tick.toggleAttribute('checked');
}

/** The reader says the value of the chosen option. Browsers pass on its text. */
const withChosenText = (phrase: string): string => {
  if (!phrase.startsWith('combobox, ')) return phrase;
  const chosen = [...document.querySelectorAll<HTMLOptionElement>('option:checked')];
  const option = chosen.find(({ value }) => value !== '' && phrase.includes(`, ${value},`));
  return option === undefined ? phrase : phrase.replace(`, ${option.value},`, `, ${option.text},`);
};

/** Says the focused control again if its name or state is new. */
async function sayAgain(): Promise<void> {
  reflectStates();
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await new Promise((done) => setTimeout(done));
}

/** Returns the phrases since the last call. */
async function take(): Promise<readonly string[]> {
  const all = await virtual.spokenPhraseLog();
  const fresh = all.flatMap((phrase, index) =>
    index < taken || unheard.has(index) ? [] : [withChosenText(phrase)],
  );
  taken = all.length;
  return fresh;
}

/** Reads on until a phrase matches. `isControl` passes over texts, for example a label. Returns whether one did. */
async function readTo(source: string, isControl: boolean): Promise<boolean> {
  const wanted = new RegExp(source);
  if (virtual.activeNode === document.activeElement) await sayAgain();
  for (let count = 0; count < MOST_PHRASES; count += 1) {
    const before = (await virtual.spokenPhraseLog()).length;
    await virtual.next();
    const said = (await virtual.spokenPhraseLog()).slice(before);
    const node = virtual.activeNode;
    if (!isHeard(node)) unheard.add(before + said.length - 1);
    else if (said.some((one) => wanted.test(one)) && (!isControl || node instanceof HTMLElement))
      return true;
  }
  return false;
}

export const ear = {
  take,
  readTo,
  sayAgain,
  /** Gives the control that is read the focus. */
  focus: () => (virtual.activeNode as HTMLElement).focus(),
};

/** Runs in the page: starts the screen reader with every document, so that it hears each announcement. */
addEventListener('DOMContentLoaded', () => virtual.start({ container: document.body }));
Object.assign(globalThis, { ear });
