import { isSurveyed } from './survey';
import type { Tier } from './tier';

/** `said` is the sentence of the server for a conflict (409). Undefined if the plate is free. */
type PlateCheck = { said: string | undefined; tier: Tier; surveyScope: 'assurance' | 'all' };

export type AfterPlateCheck = { kind: 'refused'; said: string } | { kind: 'survey' | 'continue' };

/**
 * Returns the next step: the sentence of the server for a conflict, or the survey, or continue. Source: VALID-025,
 *
 */
export function afterPlateCheck({ said, tier, surveyScope }: PlateCheck): AfterPlateCheck {
  if (said !== undefined) return { kind: 'refused', said };
  return { kind: isSurveyed(surveyScope, tier) ? 'survey' : 'continue' };
}
