/** What differs from visit to visit on the estimate. */
export type EstimatePlace =
  | 'vehicles'
  | 'bsi'
  | 'year'
  | 'mileage'
  | 'campaigns'
  | 'items'
  | 'noPlan'
  | 'plans'
  | 'way'
  | 'notes';
