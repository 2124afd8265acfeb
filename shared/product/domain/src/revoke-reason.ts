import { cleanText } from '@shared/text/clean-text';
import { codeTable, type NameIn } from './code-table';
import { fail, ok, type Result } from './result';

/** `revoke_reason_key`. Source: REVOKE-001. */
export const revokeReasons = codeTable({
  product: 1,
  cost: 2,
  'low-use': 3,
  'vehicle-change': 4,
  other: 5,
});
export type RevokeReason = NameIn<typeof revokeReasons>;

/** Maximum number of characters of the text. Source: A-46. */
export const LONGEST_REVOKE_TEXT = 500;

/** Returns whether the reason needs a text field. Source: VALID-034, REVOKE-002. */
export const takesText = (reason: RevokeReason | undefined): boolean => reason === 'other';

/**
 * Returns the reason with its text. A reason is required, and only `other` has text, which may be empty. Source:
 * VALID-033, 034.
 */
export function parseRevokeReason(
  reason: RevokeReason | undefined,
  written: string,
): Result<{ reason: RevokeReason; written: string }, 'no-reason'> {
  if (reason === undefined) return fail('no-reason');
  const text = takesText(reason) ? cleanText(written).slice(0, LONGEST_REVOKE_TEXT) : '';
  return ok({ reason, written: text });
}
