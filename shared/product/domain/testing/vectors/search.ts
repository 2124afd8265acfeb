/** Worked examples: advisor search text. */
// biome-ignore format: one row a line
export const searchRows = [
  { id: 'V-SEARCH-01', typed: '김철수', used: '김철수' },
  { id: 'V-SEARCH-03', typed: 'a-b', used: 'a-b' },
  { id: 'V-SEARCH-05', typed: '@#$', used: '' },
] as const;
