import type { PlainDate } from '@shared/domain/calendar';

/**
 * A legal text with all its editions: a customer agrees to one edition. The newest stands first; an edition
 * that was published is never edited again. Source: SHELL-022, TERMS-004.
 */
export type LegalDocument = { title: string; editions: readonly [Edition, ...Edition[]] };

export type EditionDate = {
  version: string;
  /** First day of effect, YYYY-MM-DD. */
  effectiveOn: string;
};
export type Edition = EditionDate & { sections: readonly LegalSection[] };
export type LegalSection = { heading: string; paragraphs: readonly string[] };

/** One edition with the title of its document. */
export type LegalText = Edition & { title: string };

/** What has been published by `day`, the text in effect first; never empty, the first edition stands in for a day before it. */
export function editionsBy<Some extends EditionDate>(
  { editions }: { editions: readonly [Some, ...Some[]] },
  day: PlainDate,
): readonly [Some, ...Some[]] {
  const [current, ...earlier] = editions.filter(({ effectiveOn }) => effectiveOn <= day);
  const [first] = editions.slice(-1);
  return current === undefined ? [first ?? editions[0]] : [current, ...earlier];
}

/** The text in effect on `day`. */
export const textOn = (document: LegalDocument, day: PlainDate): LegalText => ({
  title: document.title,
  ...editionsBy(document, day)[0],
});
