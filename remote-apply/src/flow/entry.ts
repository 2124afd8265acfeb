import type { Part } from '@shared/application';
import type { Tier } from '@shared/domain/tier';
import { type ApplyPage, type Journey, type Stop, stopsOf } from './flow';

export type Progress = {
  journey: Journey;
  answered: readonly Part[];
  /** The application includes the survey. Source: A-21. */
  isSurveyed: boolean;
  /** The dashboard page comes before payment. Source: A-02, flow.afterInspection. */
  passesPanel: boolean;
};

/** `elsewhere`: redirect to the furthest page that may be opened now. */
export type Entry = { kind: 'enter' } | { kind: 'refused' } | { kind: 'elsewhere'; stop: Stop };

/**
 * Decides whether a page may be opened. Without an application, a direct link may open the terms page with its query
 * and the vehicle page with a vtg_id. Every other page continues an application. Source: GUARD-012, A-08.
 */
export function entryTo(page: ApplyPage, progress: Progress | undefined, hasVtgId: boolean): Entry {
  if (page === 'SubscApplyTerm' || (page === 'SubscApplyVehicle' && hasVtgId)) {
    return { kind: 'enter' };
  }
  // The completion page itself asks the server for proof of a paid application.
  if (page === 'SubscApplyRes') return { kind: 'enter' };
  if (progress === undefined) return { kind: 'refused' };
  if (isReady(page, progress)) return { kind: 'enter' };
  const furthest = furthestStop(progress);
  return furthest === undefined ? { kind: 'refused' } : { kind: 'elsewhere', stop: furthest };
}

/** Returns the last page before the first one that is not ready. */
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

/**
 * Answers that each page requires. A page outside the order of its tier is never ready. No page requires the terms of
 * the application, because the payment page asks for missing ones. Source.
 */
const needs: Record<Tier, Partial<Record<ApplyPage, readonly Part[]>>> = {
  plain: {
    SubscApplyTerm: [],
    SubscApplyPkg: [],
    SubscApplyVehicle: [],
    SubscApplyVehicleReg: [],
    SubscApplyVehiclePanel: ['vehicle'],
    SubscApplyReq: ['vehicle'],
  },
  insurance: {
    SubscApplyTerm: [],
    SubscApplyPkg: [],
    SubscApplyVehicle: [],
    SubscApplyTermInsurance: ['vehicle'],
    SubscApplyVehicleReg: [],
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

/** Parts that an extension does not need, because it has its vehicle already. Source: A-01. */
const broughtAlong: readonly Part[] = ['vehicle', 'survey'];
