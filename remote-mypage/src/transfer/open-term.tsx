import { legalTextOf } from '@shared/copy/legal';
import type { TermKey } from '@shared/domain/required-terms';
import { openTerms } from '@shared/popup';
import { LegalBody } from './LegalBody';

/** The full text of a term over the whole screen; true when it was agreed to there. Source: TERMS-003, SHELL-022. */
export async function openTerm(key: TermKey): Promise<boolean> {
  const text = legalTextOf(key);
  if (text === undefined) return false;
  return openTerms({ title: text.title, content: <LegalBody text={text} /> });
}
