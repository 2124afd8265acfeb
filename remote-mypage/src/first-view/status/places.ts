/** What differs from visit to visit on the status of one running membership. */
export type StatusPlace =
  | 'vehicles'
  | 'id'
  | 'title'
  | 'left'
  | 'share'
  | 'plate'
  | 'period'
  | 'extension'
  | 'query';
