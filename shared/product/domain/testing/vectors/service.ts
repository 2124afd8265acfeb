/** Worked examples: service and insurance dates from the approval day. */
// biome-ignore format: one row a line
export const serviceRows = [
  { id: 'V-SERVICE-01', approvedOn: '2026-03-02', startsOn: '2026-03-03', stopsOn: '2027-03-02', insuranceStartsOn: '2026-04-01', extensionStartsOn: '2027-03-03' },
  { id: 'V-SERVICE-03', approvedOn: '2026-12-31', startsOn: '2027-01-01', stopsOn: '2027-12-31', insuranceStartsOn: '2027-01-30', extensionStartsOn: '2028-01-01' },
  { id: 'V-SERVICE-05', approvedOn: '2028-02-28', startsOn: '2028-02-29', stopsOn: '2029-02-27', insuranceStartsOn: '2028-03-29', extensionStartsOn: '2029-02-28' },
] as const;
