/** Worked examples: expected refund. No customer in these rows has made a claim. */
// biome-ignore format: one row a line
export const refundRows = [
  { id: 'V-REFUND-01', state: 'active', transferred: false, case: 'active, on approval day', paid: 1100000, insuranceCost: 0, use: 0, penalty: 0, care: 0, insuranceRefund: 0, refund: 1100000 },
  { id: 'V-REFUND-03', state: 'active', transferred: false, case: 'active, day 14 after approval', paid: 1100000, insuranceCost: 0, use: 14, penalty: 0, care: 0, insuranceRefund: 0, refund: 1100000 },
  { id: 'V-REFUND-05', state: 'active', transferred: false, case: 'day 14, maintenance used', paid: 1100000, insuranceCost: 0, use: 14, penalty: 0, care: 150000, insuranceRefund: 0, refund: 950000 },
  { id: 'V-REFUND-07', state: 'active', transferred: false, case: 'day 100, maintenance 150,000', paid: 1100000, insuranceCost: 0, use: 100, penalty: 110000, care: 150000, insuranceRefund: 0, refund: 840000 },
  { id: 'V-REFUND-09', state: 'active', transferred: false, case: 'maintenance above what is left (floor 0)', paid: 600000, insuranceCost: 0, use: 100, penalty: 60000, care: 580000, insuranceRefund: 0, refund: 0 },
  { id: 'V-REFUND-11', state: 'active', transferred: false, case: 'POWER TRAIN, day 14', paid: 990000, insuranceCost: 700000, use: 14, penalty: 0, care: 0, insuranceRefund: 700000, refund: 990000 },
  { id: 'V-REFUND-13', state: 'active', transferred: false, case: 'POWER TRAIN, day 100, no claim', paid: 990000, insuranceCost: 700000, use: 100, penalty: 99000, care: 0, insuranceRefund: 508219, refund: 699219 },
  { id: 'V-REFUND-15', state: 'active', transferred: false, case: 'POWER TRAIN, day 183', paid: 990000, insuranceCost: 700000, use: 183, penalty: 99000, care: 0, insuranceRefund: 349041, refund: 540041 },
  { id: 'V-REFUND-17', state: 'active', transferred: false, case: 'whole price is insurance, day 73', paid: 730000, insuranceCost: 730000, use: 73, penalty: 73000, care: 0, insuranceRefund: 584000, refund: 511000 },
  { id: 'V-REFUND-19', state: 'pending', transferred: false, case: 'pending 15, POWER TRAIN', paid: 990000, insuranceCost: 700000, use: 0, penalty: 0, care: 0, insuranceRefund: 700000, refund: 990000 },
] as const;

/** Rows that the server answers with its number for 'cannot cancel'. */
// biome-ignore format: one row a line
export const refusedRefundRows = [
  { id: 'V-REFUND-21', state: 'pending', transferred: true, case: 'transferred, pending', paid: 1100000, insuranceCost: 0 },
  { id: 'V-REFUND-23', state: 'revoked', transferred: false, case: 'revoked -20', paid: 1100000, insuranceCost: 0 },
] as const;
