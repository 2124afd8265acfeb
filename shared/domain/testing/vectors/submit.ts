/** Worked examples: payment submit order. */
// biome-ignore format: one row a line
export const submitRows = [
  { id: 'V-SUBMIT-01', seller: false, recommender: 'not chosen', card: 20, coCardYn: undefined, requiredTerms: false, caution: false, result: 'SUBSC_REQ_DEALER' },
  { id: 'V-SUBMIT-03', seller: true, recommender: 'no recommender', card: 20, coCardYn: 'N', requiredTerms: false, caution: false, result: 'SUBSC_REQ_DEALER_NOT_CO_CARD' },
  { id: 'V-SUBMIT-05', seller: true, recommender: 'A7', card: 20, coCardYn: 'Y', requiredTerms: false, caution: false, result: 'NEED_SUBSC_TERM_CHECK' },
  { id: 'V-SUBMIT-07', seller: true, recommender: 'no recommender', card: 10, coCardYn: 'N', requiredTerms: true, caution: true, result: 'POST subscs' },
  { id: 'V-SUBMIT-09', seller: false, recommender: 'A7', card: 10, coCardYn: undefined, requiredTerms: true, caution: true, result: 'SUBSC_REQ_DEALER' },
] as const;
