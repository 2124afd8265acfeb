/** Vehicles of a customer in the backend format. Today is 2026-11-20. */
export const VIN = 'WBA00000000000001';
export const OTHER_VIN = 'WBA00000000000002';

export const vehicles = [
  {
    id: 'VEH1',
    num_id: VIN,
    num_reg: '12가3456',
    date_registered: '2020-03-15',
    model_year: '2020',
    vehicle_cat_id: 'C1',
    vehicle_cat: '520D',
    vehicle_cat_detail: '520d Luxury',
  },
  {
    id: 'VEH2',
    num_id: OTHER_VIN,
    num_reg: '34나5678',
    date_registered: '2019-07-01',
    model_year: '2019',
    vehicle_cat_id: 'C2',
    vehicle_cat: 'X3',
    vehicle_cat_detail: 'X3 20d',
  },
];
