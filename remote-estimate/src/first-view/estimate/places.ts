/** Slots of the estimate that differ from visit to visit. */
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
