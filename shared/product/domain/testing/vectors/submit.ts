/** Worked examples: payment submit order. */
// biome-ignore format: one row a line
export const submitRows = [
  { id: 'V-SUBMIT-01', dealer: false, advisor: 'not chosen', card: 20, coCardYn: undefined, requiredTerms: false, caution: false, result: 'SUBSC_REQ_DEALER' },
  { id: 'V-SUBMIT-03', dealer: true, advisor: 'no advisor', card: 20, coCardYn: 'N', requiredTerms: false, caution: false, result: 'SUBSC_REQ_DEALER_NOT_CO_CARD' },
  { id: 'V-SUBMIT-05', dealer: true, advisor: 'A7', card: 20, coCardYn: 'Y', requiredTerms: false, caution: false, result: 'NEED_SUBSC_TERM_CHECK' },
  { id: 'V-SUBMIT-07', dealer: true, advisor: 'no advisor', card: 10, coCardYn: 'N', requiredTerms: true, caution: true, result: 'POST subscs' },
  { id: 'V-SUBMIT-09', dealer: false, advisor: 'A7', card: 10, coCardYn: undefined, requiredTerms: true, caution: true, result: 'SUBSC_REQ_DEALER' },
] as const;
