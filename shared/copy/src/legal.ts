import type { TermKey } from '@shared/domain/required-terms';
import { insuranceConsent, insuranceMarketing, insuranceTerms } from './legal-insurance';
import {
  paymentConsent,
  paymentFinance,
  paymentProvider,
  paymentThirdParty,
} from './legal-payment';
import {
  marketingConsent,
  personalInfoConsent,
  privacyPolicy,
  serviceAgreement,
  transferNotice,
} from './legal-service';
import type { LegalText } from './legal-text';

/** The text behind each info button; keys without one have no button. */
export const legalTexts = {
  service_agreement: serviceAgreement,
  personal_info_agree: personalInfoConsent,
  personal_info: privacyPolicy,
  marketing: marketingConsent,
  insurance: insuranceTerms,
  insurance_personal_info_agree: insuranceConsent,
  insurance_marketing: insuranceMarketing,
  pay_personal: paymentConsent,
  pay_electronic_fin: paymentFinance,
  pay_personal_info: paymentProvider,
  pay_third_party_provide: paymentThirdParty,
  escalation: transferNotice,
} as const satisfies Partial<Record<TermKey, LegalText>>;

export const legalTextOf = (key: TermKey): LegalText | undefined =>
  Object.hasOwn(legalTexts, key) ? legalTexts[key as keyof typeof legalTexts] : undefined;

/** Versions of the texts agreed to, by key; sent with the order. */
export const termVersions = (keys: readonly TermKey[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = legalTextOf(key);
      return text ? [[key, text.version]] : [];
    }),
  );
