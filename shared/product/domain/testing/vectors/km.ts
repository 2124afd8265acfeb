/** Worked examples: mileage format and check. */
// biome-ignore format: one row a line
export const mileageRows = [
  { id: 'V-KM-01', typed: '', shown: '', plain: 'NEED_INPUT_KM', insurance: 'NEED_INPUT_KM' },
  { id: 'V-KM-03', typed: '000', shown: '', plain: 'NEED_INPUT_KM', insurance: 'NEED_INPUT_KM' },
  { id: 'V-KM-05', typed: '0123', shown: '123', plain: 'ok', insurance: 'ok' },
  { id: 'V-KM-07', typed: '12345a', shown: '12,345', plain: 'ok', insurance: 'ok' },
  { id: 'V-KM-09', typed: '180000', shown: '180,000', plain: 'ok', insurance: 'ok' },
  { id: 'V-KM-11', typed: '180,000 km', shown: '180,000', plain: 'ok', insurance: 'ok' },
  { id: 'V-KM-13', typed: '12.5', shown: '125', plain: 'ok', insurance: 'ok' },
] as const;
