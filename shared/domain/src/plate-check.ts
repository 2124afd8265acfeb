import { isSurveyed } from './survey';
import type { Tier } from './tier';

/** `said` is the server's sentence of a conflict (409), undefined when the plate is free. */
type PlateCheck = { said: string | undefined; tier: Tier; surveyScope: 'assurance' | 'all' };

export type AfterPlateCheck = { kind: 'refused'; said: string } | { kind: 'survey' | 'continue' };

/** A conflict is told in the server's words; a free plate opens the survey where there is one. Source: VALID-025, A-21. */
export function afterPlateCheck({ said, tier, surveyScope }: PlateCheck): AfterPlateCheck {
  if (said !== undefined) return { kind: 'refused', said };
  return { kind: isSurveyed(surveyScope, tier) ? 'survey' : 'continue' };
}
