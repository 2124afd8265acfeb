import { legalTextOf } from '@shared/copy/legal';
import type { PlainDate } from '@shared/domain/calendar';
import type { TermKey } from '@shared/domain/required-terms';
import { openTerms } from '@shared/popup';
import { LegalBody } from './LegalBody';

/**
 * The text of a term that is in effect on `day` over the whole screen; true when it was agreed to there.
 * Source: APPLY-005, TERMS-003, 004; SHELL-022.
 */
export async function openTerm(key: TermKey, day: PlainDate): Promise<boolean> {
  const text = legalTextOf(key, day);
  if (text === undefined) return false;
  return openTerms({ title: text.title, content: <LegalBody text={text} /> });
}
