import type { PlainDate } from '@shared/domain/calendar';
import type { TermKey } from '@shared/domain/term-keys';
import { type EditionDate, editionsBy } from './legal-text';

export const edition2025 = { version: '2025-01', effectiveOn: '2025-01-01' } as const;
export const edition2026 = { version: '2026-01', effectiveOn: '2026-01-01' } as const;
export const editionNovember2026 = { version: '2026-11', effectiveOn: '2026-11-01' } as const;

/**
 * Published editions of each text, the newest first. Separate from the texts, because a page with checkboxes needs the
 * edition at once and loads the text only when it is opened. Source: SHELL-022, TERMS-004.
 */
export const legalEditions = {
  service_agreement: [edition2026, edition2025],
  personal_info_agree: [edition2026],
  personal_info: [editionNovember2026, edition2026],
  marketing: [edition2026],
  insurance: [edition2026, edition2025],
  insurance_personal_info_agree: [edition2026],
  insurance_marketing: [edition2026],
  pay_personal: [edition2026],
  pay_electronic_fin: [edition2026],
  pay_personal_info: [edition2026],
  pay_third_party_provide: [edition2026],
  escalation: [edition2026],
} as const satisfies Partial<Record<TermKey, readonly [EditionDate, ...EditionDate[]]>>;

export type LegalKey = keyof typeof legalEditions;

/** Returns whether the term has a text. Only these have an info button. */
export const hasLegalText = (key: TermKey): key is LegalKey => Object.hasOwn(legalEditions, key);

/**
 * Returns the edition of each text in effect on `day`. It is saved with the agreement and sent with it.
 * Source: TERMS-016.
 */
export const termVersions = (
  keys: readonly TermKey[],
  day: PlainDate,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.filter(hasLegalText).map((key) => {
      const editions: readonly [EditionDate, ...EditionDate[]] = legalEditions[key];
      return [key, editionsBy({ editions }, day)[0].version];
    }),
  );
