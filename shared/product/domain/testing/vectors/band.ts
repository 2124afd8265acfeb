/** Worked examples: band boundaries by age, and tier age rules. */
// biome-ignore format: one row a line
export const bandRows = [
  { id: 'V-BAND-01', months: 0, band: 0, powerTrain: false, standardPremium: false },
  { id: 'V-BAND-03', months: 48, band: 0, powerTrain: false, standardPremium: false },
  { id: 'V-BAND-05', months: 60, band: 1, powerTrain: false, standardPremium: false },
  { id: 'V-BAND-07', months: 72, band: 2, powerTrain: true, standardPremium: true },
  { id: 'V-BAND-09', months: 84, band: 3, powerTrain: true, standardPremium: true },
  { id: 'V-BAND-11', months: 96, band: 4, powerTrain: true, standardPremium: true },
  { id: 'V-BAND-13', months: 108, band: 5, powerTrain: false, standardPremium: true },
  { id: 'V-BAND-15', months: 120, band: 6, powerTrain: false, standardPremium: true },
  { id: 'V-BAND-17', months: 360, band: 7, powerTrain: false, standardPremium: true },
] as const;
