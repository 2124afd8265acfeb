/** Worked examples: registration date, 8 digits. */
// biome-ignore format: one row a line
export const registrationDateRows = [
  { id: 'V-REGDATE-01', typed: '20211120', valid: true },
  { id: 'V-REGDATE-03', typed: '20261121', valid: false },
  { id: 'V-REGDATE-05', typed: '19961119', valid: false },
  { id: 'V-REGDATE-07', typed: '20240229', valid: true },
  { id: 'V-REGDATE-09', typed: '20230431', valid: false },
  { id: 'V-REGDATE-11', typed: '202111200', valid: false },
  { id: 'V-REGDATE-13', typed: '00000000', valid: false },
] as const;
