/** Worked examples: vehicle age in months and age band. */
// biome-ignore format: one row a line
export const ageRows = [
  { id: 'V-AGE-01', firstRegistered: '2026-11-20', today: '2026-11-20', note: 'registered today', wholeMonths: 0, age: 1, band: 0 },
  { id: 'V-AGE-03', firstRegistered: '2026-10-20', today: '2026-11-20', note: 'one whole month', wholeMonths: 1, age: 2, band: 0 },
  { id: 'V-AGE-05', firstRegistered: '2022-12-20', today: '2026-11-20', note: '47 whole months', wholeMonths: 47, age: 48, band: 0 },
  { id: 'V-AGE-07', firstRegistered: '2021-12-20', today: '2026-11-20', note: '59 whole months', wholeMonths: 59, age: 60, band: 1 },
  { id: 'V-AGE-09', firstRegistered: '2021-11-20', today: '2026-11-20', note: '60 months before today = the default date', wholeMonths: 60, age: 61, band: 2 },
  { id: 'V-AGE-11', firstRegistered: '2020-11-20', today: '2026-11-20', note: '72 whole', wholeMonths: 72, age: 73, band: 3 },
  { id: 'V-AGE-13', firstRegistered: '2019-11-20', today: '2026-11-20', note: '84 whole', wholeMonths: 84, age: 85, band: 4 },
  { id: 'V-AGE-15', firstRegistered: '2018-11-20', today: '2026-11-20', note: '96 whole', wholeMonths: 96, age: 97, band: 5 },
  { id: 'V-AGE-17', firstRegistered: '2017-11-20', today: '2026-11-20', note: '108 whole', wholeMonths: 108, age: 109, band: 6 },
  { id: 'V-AGE-19', firstRegistered: '2016-11-20', today: '2026-11-20', note: '120 whole', wholeMonths: 120, age: 121, band: 7 },
  { id: 'V-AGE-21', firstRegistered: '2021-01-31', today: '2021-02-28', note: 'end of month, shorter month', wholeMonths: 1, age: 2, band: 0 },
  { id: 'V-AGE-23', firstRegistered: '2020-02-29', today: '2021-02-28', note: 'leap day, next year', wholeMonths: 12, age: 13, band: 0 },
  { id: 'V-AGE-25', firstRegistered: '2021-08-31', today: '2026-11-30', note: 'month end to month end', wholeMonths: 63, age: 64, band: 2 },
  { id: 'V-AGE-27', firstRegistered: null, today: '2026-11-20', note: 'null', wholeMonths: undefined, age: 0, band: 'reg_date_null' },
] as const;
