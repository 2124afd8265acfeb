export type EstimatePlace =
  | 'vehicles'
  | 'bsi'
  | 'year'
  | 'mileage'
  | 'campaigns'
  | 'items'
  | 'plans'
  | 'way'
  | 'notes';
