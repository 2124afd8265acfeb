/** Worked examples: payment landing. */
// biome-ignore format: one row a line
export const landingRows = [
  { id: 'V-LAND-01', vtgId: 'V1', state: '50', reqs: '{"payments":{"step":7}}', outcome: '/subscApply/res?step=8' },
  { id: 'V-LAND-03', vtgId: 'V1', state: '-50', reqs: '{"payments":{"step":7}}', outcome: 'alert msg, then /subscApply/req?step=7' },
  { id: 'V-LAND-05', vtgId: 'V1', state: '', reqs: '{"payments":{"step":7}}', outcome: 'alert msg, then /subscApply/req?step=7' },
  { id: 'V-LAND-07', vtgId: '', state: '50', reqs: '{"payments":{"step":7}}', outcome: 'alert \'wrong access path, moving to main\', then account host' },
] as const;
