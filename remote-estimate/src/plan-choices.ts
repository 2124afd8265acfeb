import type { Choice } from '@shared/api/estimate';

/** Code of "no plan". Source: EST-008. */
export const NO_PLAN = '0';

/** The plans as offered; no plan can always be chosen and comes first. Source: EST-008, DISC-014. */
export function planChoices(served: readonly Choice[]): readonly [Choice, ...Choice[]] {
  const none = served.find(({ code }) => code === NO_PLAN);
  return [
    { code: NO_PLAN, name: none?.name || '선택 안 함' },
    ...served.filter(({ code }) => code !== NO_PLAN),
  ];
}
