/** Papers staff have looked at, and others. */
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
