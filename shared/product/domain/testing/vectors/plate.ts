/** Worked examples: plate pattern. */
// biome-ignore format: one row a line
export const plateRows = [
  { id: 'V-PLATE-01', plate: '12가3456', valid: true },
  { id: 'V-PLATE-03', plate: '1가2345', valid: false },
  { id: 'V-PLATE-05', plate: '12가345', valid: false },
  { id: 'V-PLATE-07', plate: '서울12가3456', valid: false },
  { id: 'V-PLATE-09', plate: '12ㄱ3456', valid: false },
] as const;
