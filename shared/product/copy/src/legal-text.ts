import type { PlainDate } from '@shared/domain/calendar';

/**
 * A legal text with all its editions, the newest first. A customer agrees to one edition, so a published edition is
 * never edited. Source: SHELL-022, TERMS-004.
 */
export type LegalDocument = { title: string; editions: readonly [Edition, ...Edition[]] };

export type EditionDate = {
  version: string;
  /** First day of effect, YYYY-MM-DD. */
  effectiveOn: string;
};
export type Edition = EditionDate & { sections: readonly LegalSection[] };
export type LegalSection = { heading: string; paragraphs: readonly string[] };

/** Returns the section with its paragraphs in order. */
export const article = (heading: string, ...paragraphs: readonly string[]): LegalSection => ({
  heading,
  paragraphs,
});

/** Returns the document of a text that was never changed. */
export const inOneEdition = (
  date: EditionDate,
  title: string,
  sections: readonly LegalSection[],
): LegalDocument => ({ title, editions: [{ ...date, sections }] });

/** One edition with the title of its document. */
export type LegalText = Edition & { title: string };

/**
 * Returns the editions published by `day`, the one in effect first. It is never empty: for an earlier day it returns
 * the first edition.
 */
export function editionsBy<Some extends EditionDate>(
  { editions }: { editions: readonly [Some, ...Some[]] },
  day: PlainDate,
): readonly [Some, ...Some[]] {
  const [current, ...earlier] = editions.filter(({ effectiveOn }) => effectiveOn <= day);
  const [first] = editions.slice(-1);
  return current === undefined ? [first ?? editions[0]] : [current, ...earlier];
}

/** Returns the text in effect on `day`. */
export const textOn = (document: LegalDocument, day: PlainDate): LegalText => ({
  title: document.title,
  ...editionsBy(document, day)[0],
});
