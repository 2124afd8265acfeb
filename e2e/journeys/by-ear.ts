import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright/test';
import type { ear as reading } from './ear-in-page';
import { answersTo, settled } from './scenes/view';
import { expect } from './test';

type Ear = typeof reading;

/** The virtual screen reader as one script, which sets the global `ear`. */
const reader = buildSync({
  entryPoints: [join(import.meta.dirname, 'ear-in-page.ts')],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles[0]?.text;

declare const ear: Ear;

/** Structure that a phone's screen reader does not say, and the end of every element. The current step stays. */
const STRUCTURE =
  /^(end of |end, |list$|listitem(?!.*, current)|(paragraph|term|definition|rowgroup|row|group|table|deletion|strong|form|main|document|figure|status)(,|$)|\[$|\]$)/;

/** The message of a slow machine, and a region that becomes empty, which no browser announces. */
const SLOW_OR_EMPTY = /^polite: (조금 더 걸리고 있어요.*)?$/;

/** Returns the lines without structure and without announcements that repeat the previous line. */
const withoutStructure = (lines: readonly string[]) =>
  lines.filter(
    (line, index) =>
      !STRUCTURE.test(line) &&
      !SLOW_OR_EMPTY.test(line) &&
      !(line.startsWith('polite: ') && line === lines[index - 1]),
  );

/** English words of the reader itself, of e-mail addresses, of a seeded order and of the card page. */
const READER_WORDS = new Set(
  `polite assertive button link checkbox radio textbox combobox option tab tablist tabpanel heading image region dialog
  alertdialog alert status list listitem navigation contentinfo banner columnheader rowheader cell caption spinbutton complementary
  not checked selected expanded modal disabled required read only invalid current step level position set size column span control
  controls has popup listbox placeholder orientated horizontally success active care help servicecare example standard`.split(
    /\s+/,
  ),
);
const NAMELESS =
  /^(button|link|checkbox|radio|textbox|combobox|tab|tabpanel|region|dialog|heading)(, (not )?(checked|selected|disabled|required|level \d))*$/;
const AMOUNT_WITHOUT_WON = /\d,\d{3}(?![\d,]|원|만 원| ?km)/;
const MILEAGE = /\(km\)|숫자만 입력해/;

/** Returns the phrases that sound wrong: a control without a name, an amount without 원, or an English word. */
export const faultsIn = (spoken: string): readonly string[] =>
  spoken
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .filter(
      (line) =>
        NAMELESS.test(line) ||
        (AMOUNT_WITHOUT_WON.test(line) && !MILEAGE.test(line)) ||
        line.match(/\b[a-z]{3,}\b/g)?.some((word) => !READER_WORDS.has(word)),
    );

/** Number of an order of a dealer link, which is new in every run. */
const ORDER = /\b[\da-f]{32}\b/g;

/** A customer who only listens. Every control is found by its spoken phrase. */
export type Listener = {
  /** Waits until this phrase is spoken without a key press, for example the heading of the next page. */
  told: (phrase: RegExp) => Promise<void>;
  /** Moves the reading cursor until this phrase is spoken. */
  hear: (phrase: RegExp) => Promise<void>;
  /** Moves to this control and presses a key. */
  press: (phrase: RegExp, key?: 'Enter' | 'Space') => Promise<void>;
  /** Moves to this field and types. */
  type: (phrase: RegExp, keys: string) => Promise<void>;
  /** Returns everything that was spoken, with the keys between. */
  spoken: () => string;
};

/** Starts the screen reader in this page and in every document that it opens later. */
export async function listen(page: Page): Promise<Listener> {
  await page.addInitScript({ content: reader ?? '' });
  const answered = answersTo(page);
  const lines: string[] = [];

  /** Takes down the phrases since the last call. Each document has its own list. */
  const take = async (): Promise<readonly string[]> => {
    const said = await page.evaluate(() => ear.take());
    lines.push(...said);
    return said;
  };

  const quiet = async () => {
    await answered();
    await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: 'detached' });
    await settled(page);
    await take();
  };

  const told = async (phrase: RegExp) => {
    const heard: string[] = [];
    await expect
      .poll(async () => {
        heard.push(...(await take().catch(() => [])));
        return heard.some((said) => phrase.test(said));
      }, `${phrase} is spoken`)
      .toBe(true);
    await quiet();
  };

  const move = async (phrase: RegExp, isControl: boolean) => {
    await quiet();
    const isHeard = await page.evaluate(([source, control]) => ear.readTo(source, control), [
      phrase.source,
      isControl,
    ] as const);
    await take();
    expect(isHeard, `${phrase} is spoken in:\n${lines.join('\n')}`).toBe(true);
  };

  const reach = async (phrase: RegExp) => {
    await move(phrase, true);
    await page.evaluate(() => ear.focus());
    await take();
  };

  /** Takes down the new state of the control that has the focus. */
  const sayAgain = async () => {
    await page.evaluate(() => ear.sayAgain());
    await take();
  };

  return {
    told,
    hear: (phrase) => move(phrase, false),
    press: async (phrase, key = 'Enter') => {
      await reach(phrase);
      lines.push(`> ${key}`);
      await page.keyboard.press(key);
      if (key === 'Enter') return;
      await quiet();
      await sayAgain();
    },
    type: async (phrase, keys) => {
      await reach(phrase);
      lines.push(`> ${keys}`);
      await page.keyboard.type(keys);
      await sayAgain();
    },
    spoken: () => `${withoutStructure(lines).join('\n')}\n`.replaceAll(ORDER, 'ORDER'),
  };
}
