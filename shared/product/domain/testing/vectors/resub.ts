/** Worked examples: document resubmission. */
// biome-ignore format: one row a line
export const resubmissionRows = [
  { id: 'V-RESUB-01', state: 15, confirm: 10, attachment: 'att_reg', itsConfirm: -10, insuranceAccepted: false, allowed: true },
  { id: 'V-RESUB-03', state: 15, confirm: 10, attachment: 'att_reg', itsConfirm: 10, insuranceAccepted: false, allowed: false },
  { id: 'V-RESUB-05', state: 15, confirm: 10, attachment: 'att_insp', itsConfirm: -10, insuranceAccepted: true, allowed: true },
  { id: 'V-RESUB-07', state: 15, confirm: 10, attachment: 'att_panel', itsConfirm: null, insuranceAccepted: true, allowed: true },
  { id: 'V-RESUB-09', state: 15, confirm: -10, attachment: 'att_reg', itsConfirm: -10, insuranceAccepted: true, allowed: false },
  { id: 'V-RESUB-11', state: 20, confirm: 10, attachment: 'att_reg', itsConfirm: -10, insuranceAccepted: true, allowed: false },
] as const;
