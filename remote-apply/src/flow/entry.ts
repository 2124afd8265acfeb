import type { Part } from '@shared/application';
import type { Tier } from '@shared/domain/tier';
import { type ApplyPage, type Journey, type Stop, stopsOf } from './flow';

export type Progress = {
  journey: Journey;
  answered: readonly Part[];
  /** The survey is asked of this application. Source: A-21. */
  isSurveyed: boolean;
  /** The dashboard page lies on the way to payment. Source: A-02, flow.afterInspection. */
  passesPanel: boolean;
};

/** `elsewhere`: the furthest page that may be opened now. */
export type Entry = { kind: 'enter' } | { kind: 'refused' } | { kind: 'elsewhere'; stop: Stop };

/**
 * Pages a direct link may open without an application: terms with their query, the vehicle page with a vtg_id.
 * Everything else continues one. Source: GUARD-012, A-08.
 */
export function entryTo(page: ApplyPage, progress: Progress | undefined, hasVtgId: boolean): Entry {
  if (page === 'SubscApplyTerm' || (page === 'SubscApplyVehicle' && hasVtgId)) {
    return { kind: 'enter' };
  }
  // Completion needs proof of a paid application, which the page itself asks the server for.
  if (page === 'SubscApplyRes') return { kind: 'enter' };
  if (progress === undefined) return { kind: 'refused' };
  if (isReady(page, progress)) return { kind: 'enter' };
  const furthest = furthestStop(progress);
  return furthest === undefined ? { kind: 'refused' } : { kind: 'elsewhere', stop: furthest };
}

/** The page before the first one whose questions are still open. */
function furthestStop(progress: Progress): Stop | undefined {
  const stops = stopsOf(progress.journey).filter(({ page }) => page !== 'SubscApplyRes');
  const firstShut = stops.findIndex(({ page }) => !isReady(page, progress));
  return firstShut === -1 ? stops.at(-1) : stops[firstShut - 1];
}

function isReady(page: ApplyPage, progress: Progress): boolean {
  const needed = neededBy(page, progress);
  return needed?.every((part) => progress.answered.includes(part)) === true;
}

const documents: readonly Part[] = ['vehicle', 'insuranceTerms', 'registration', 'inspection'];

/** What each page stands on; a page outside the tier's order stands on nothing and is never ready. */
const needs: Record<Tier, Partial<Record<ApplyPage, readonly Part[]>>> = {
  plain: {
    SubscApplyTerm: [],
    SubscApplyPkg: ['terms'],
    SubscApplyVehicle: ['terms'],
    SubscApplyVehicleReg: ['terms'],
    SubscApplyVehiclePanel: ['vehicle'],
    SubscApplyReq: ['vehicle'],
  },
  insurance: {
    SubscApplyTerm: [],
    SubscApplyPkg: ['terms'],
    SubscApplyVehicle: ['terms'],
    SubscApplyTermInsurance: ['vehicle'],
    SubscApplyVehicleReg: ['terms'],
    SubscApplyVehicleInsp: documents.slice(0, 3),
    SubscApplyVehiclePanel: documents,
    SubscApplyReq: documents,
  },
};

function neededBy(page: ApplyPage, progress: Progress): readonly Part[] | undefined {
  const { journey, isSurveyed, passesPanel } = progress;
  const own = needs[journey.tier][page];
  if (own === undefined) return undefined;
  const survey: readonly Part[] = isSurveyed && own.includes('vehicle') ? ['survey'] : [];
  const asksMileage = journey.mileageForAll || (journey.tier === 'insurance' && passesPanel);
  const dashboard: readonly Part[] =
    asksMileage && page === 'SubscApplyReq' ? ['panel', 'mileage'] : [];
  const all = [...own, ...survey, ...dashboard];
  return journey.isExtension ? all.filter((part) => !broughtAlong.includes(part)) : all;
}

/** An extension brings its vehicle and asks its terms while paying. Source. */
const broughtAlong: readonly Part[] = ['terms', 'vehicle', 'survey'];
