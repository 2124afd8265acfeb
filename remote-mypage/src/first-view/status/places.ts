/** Slots of the status page of one active membership. */
export type StatusPlace =
  | 'vehicles'
  | 'id'
  | 'title'
  | 'left'
  | 'share'
  | 'plate'
  | 'period'
  | 'actions'
  | 'why'
  | 'query';
