/** Worked examples: price-change notice window and 24 h hide. */
// biome-ignore format: one row a line
export const noticeRows = [
  { id: 'V-NOTICE-01', now: '2022-12-23T09:59:59', dismissedAt: undefined, shown: false },
  { id: 'V-NOTICE-03', now: '2022-12-25T00:00:00', dismissedAt: undefined, shown: true },
  { id: 'V-NOTICE-05', now: '2023-01-01T23:59:59', dismissedAt: undefined, shown: true },
  { id: 'V-NOTICE-07', now: '2022-12-24T11:59:59', dismissedAt: '2022-12-23T12:00:00', shown: false },
  { id: 'V-NOTICE-09', now: '2022-12-23T12:00:01', dismissedAt: '2022-12-23T12:00:00', shown: false },
  { id: 'V-NOTICE-11', now: '2023-01-02T10:00:00', dismissedAt: '2023-01-01T10:00:00', shown: false },
] as const;
