/** States of documents that staff have reviewed (`seen`) or not (`unseen`). */
export const seen = {
  registration: 'suitable',
  panel: 'suitable',
  inspection: 'suitable',
} as const;
export const unseen = {
  registration: 'unchecked',
  panel: 'unchecked',
  inspection: 'unchecked',
} as const;
