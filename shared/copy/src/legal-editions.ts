import type { PlainDate } from '@shared/domain/calendar';
import type { TermKey } from '@shared/domain/term-keys';
import { type EditionDate, editionsBy } from './legal-text';

export const edition2025 = { version: '2025-01', effectiveOn: '2025-01-01' } as const;
export const edition2026 = { version: '2026-01', effectiveOn: '2026-01-01' } as const;

/**
 * What has been published of each text, the newest first. Apart from the texts: a page of ticks has to know the edition
 * at once, and fetches the words when they are to be read. Source: SHELL-022, TERMS-004.
 */
export const legalEditions = {
  service_agreement: [edition2026, edition2025],
  personal_info_agree: [edition2026],
  personal_info: [edition2026],
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

/** Only these have an info button. */
export const hasLegalText = (key: TermKey): key is LegalKey => Object.hasOwn(legalEditions, key);

/** Which edition of each text is in effect on `day`; kept with what was agreed to, and sent with it. Source: TERMS-016. */
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
