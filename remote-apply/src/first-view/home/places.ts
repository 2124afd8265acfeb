/**
 * Slots of home that differ from visit to visit. The fixture has two memberships and two tabs; the second of each is
 * the template for more.
 */
export type HomePlace =
  | 'tab'
  | 'tabs'
  | 'group'
  | 'lead'
  | 'car'
  | 'way'
  | 'id'
  | 'title'
  | 'options'
  | 'day'
  | 'badge'
  | 'mark'
  | 'struck'
  | 'list'
  | 'total'
  | 'note'
  | 'notice'
  | 'bar';
