/** Worked examples: days remaining, extension window 30 and transfer 30. */
// biome-ignore format: one row a line
export const daysRows = [
  { id: 'V-DAYS-01', stopsOn: '2026-12-21', today: '2026-11-20', daysRemaining: 31, state: 20, stateReq: 10, openExtension: false, extensionOffered: false, transferPeriodOk: true },
  { id: 'V-DAYS-03', stopsOn: '2026-12-19', today: '2026-11-20', daysRemaining: 29, state: 20, stateReq: 10, openExtension: false, extensionOffered: true, transferPeriodOk: false },
  { id: 'V-DAYS-05', stopsOn: '2026-11-20', today: '2026-11-20', daysRemaining: 0, state: 20, stateReq: 10, openExtension: false, extensionOffered: true, transferPeriodOk: false },
  { id: 'V-DAYS-07', stopsOn: '2026-12-10', today: '2026-11-20', daysRemaining: 20, state: 15, stateReq: 10, openExtension: false, extensionOffered: false, transferPeriodOk: false },
  { id: 'V-DAYS-09', stopsOn: '2026-12-10', today: '2026-11-20', daysRemaining: 20, state: 20, stateReq: 10, openExtension: true, extensionOffered: false, transferPeriodOk: false },
  { id: 'V-DAYS-11', stopsOn: '2027-03-01', today: '2027-02-27', daysRemaining: 2, state: 20, stateReq: 10, openExtension: false, extensionOffered: true, transferPeriodOk: false },
] as const;
