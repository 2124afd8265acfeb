import type { PlainDate } from '@shared/domain/calendar';
import type { LegalKey } from './legal-editions';
import { insuranceConsent, insuranceMarketing, insuranceTerms } from './legal-insurance';
import {
  paymentConsent,
  paymentFinance,
  paymentProvider,
  paymentThirdParty,
} from './legal-payment';
import { marketingConsent, personalInfoConsent, privacyPolicy } from './legal-privacy';
import { serviceAgreement, transferNotice } from './legal-service';
import { type LegalDocument, type LegalText, textOn } from './legal-text';

/** Text of each info button. Terms without a text have no button. */
export const legalDocuments = {
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
} as const satisfies Record<LegalKey, LegalDocument>;

/** Returns the text of a term in effect on `day`. Source: TERMS-004, SHELL-022. */
export const legalTextOf = (key: LegalKey, day: PlainDate): LegalText =>
  textOn(legalDocuments[key], day);
