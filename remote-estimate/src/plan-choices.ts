import type { Choice } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';

/**
 * Returns the plans in server order. "No plan" comes first and is always available, even when the server's list cannot
 * be read. Source: EST-008, DISC-014.
 */
export function planChoices(served: readonly Choice[]): readonly [Choice, ...Choice[]] {
  const none = served.find(({ code }) => code === NO_PLAN);
  return [
    { code: NO_PLAN, name: none?.name || '선택 안 함' },
    ...served.filter(({ code }) => code !== NO_PLAN),
  ];
}
