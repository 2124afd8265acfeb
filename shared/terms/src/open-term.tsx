import { hasLegalText } from '@shared/copy/legal-editions';
import type { PlainDate } from '@shared/domain/calendar';
import type { TermKey } from '@shared/domain/term-keys';
import { openTerms } from '@shared/popup';
import { LegalBody } from './LegalBody';

/** The words of all texts, in a file of their own: a page of ticks is there before them. */
export const legalWords = () => import('@shared/copy/legal');

/**
 * The text of a term that is in effect on `day` over the whole screen; true when it was agreed to there.
 * Source: APPLY-005, TERMS-003, 004; SHELL-022.
 * @throws when the words do not arrive.
 */
export async function openTerm(key: TermKey, day: PlainDate): Promise<boolean> {
  if (!hasLegalText(key)) return false;
  const { legalTextOf } = await legalWords();
  const text = legalTextOf(key, day);
  return openTerms({ title: text.title, content: <LegalBody text={text} /> });
}
