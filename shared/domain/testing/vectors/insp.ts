/** Worked examples: inspection sheet date within 2 years. */
// biome-ignore format: one row a line
export const inspectionRows = [
  { id: 'V-INSP-01', sheetDate: '2026-11-20', ok: true },
  { id: 'V-INSP-03', sheetDate: '2024-11-20', ok: true },
  { id: 'V-INSP-05', sheetDate: '2026-11-21', ok: false },
] as const;
