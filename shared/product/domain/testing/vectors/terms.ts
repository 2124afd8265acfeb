/** Worked examples: term links, one running sequence from all unchecked. */
// biome-ignore format: one row a line
export const termsRows = [
  { id: 'V-TERMS-01', action: 'check marketing', after: '1 0 0 0 0' },
  { id: 'V-TERMS-02', action: 'check ad_receive_agree', after: '1 1 1 1 1' },
  { id: 'V-TERMS-03', action: 'uncheck ad_receive_sms', after: '1 1 1 0 1' },
  { id: 'V-TERMS-04', action: 'uncheck ad_receive_email', after: '1 1 0 0 1' },
  { id: 'V-TERMS-05', action: 'uncheck ad_receive_app', after: '1 0 0 0 0' },
  { id: 'V-TERMS-06', action: 'check ad_receive_sms', after: '1 1 0 1 0' },
  { id: 'V-TERMS-07', action: 'uncheck marketing', after: '0 0 0 0 0' },
  { id: 'V-TERMS-08', action: 'check ad_receive_email', after: '1 1 1 0 0' },
  { id: 'V-TERMS-09', action: 'uncheck ad_receive_agree', after: '1 0 0 0 0' },
] as const;
