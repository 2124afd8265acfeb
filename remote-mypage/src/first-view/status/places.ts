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
