/** All terms. Source: TERMS-001. */
export const termKeys = [
  'personal_info',
  'masking',
  'masking_chk',
  'service_agreement',
  'personal_info_agree',
  'marketing',
  'ad_receive_agree',
  'ad_receive_email',
  'ad_receive_sms',
  'ad_receive_app',
  'insurance_survey',
  'insurance',
  'insurance_personal_info_agree',
  'insurance_marketing',
  'pay_personal',
  'pay_electronic_fin',
  'pay_personal_info',
  'pay_third_party_provide',
  'escalation',
] as const;
export type TermKey = (typeof termKeys)[number];
