/** Worked examples: revoke badge and list placement. */
// biome-ignore format: one row a line
export const badgeRows = [
  { id: 'V-BADGE-01', state: 15, stateReq: 10, badge: 0, list: 'active' },
  { id: 'V-BADGE-03', state: 20, stateReq: -20, badge: 1, list: 'active' },
  { id: 'V-BADGE-05', state: 20, stateReq: -40, badge: 2, list: 'active' },
  { id: 'V-BADGE-07', state: -20, stateReq: -40, badge: 2, list: 'history' },
  { id: 'V-BADGE-09', state: -60, stateReq: -50, badge: 3, list: 'history' },
  { id: 'V-BADGE-11', state: 10, stateReq: 30, badge: 0, list: 'active' },
  { id: 'V-BADGE-13', state: 10, stateReq: -20, badge: 1, list: 'active' },
] as const;
