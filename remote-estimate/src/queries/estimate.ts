import { fetchEstimate, fetchEstimateContent, fetchEstimatePlan } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import { settings } from '@shared/config/settings';
import { queryClient, queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads vehicles, plans and flags of the page. Source: API-038. */
export const estimateQuery = (vtgNo: string) =>
  queryOptions({
    queryKey: ['estimate', 'start', vtgNo],
    queryFn: () => fetchEstimate(call, { vtgNo, brandName: settings.vehicle.brandName }),
  });

/**
 * Loads the maintenance items of one vehicle. The key holds the vehicle, so an answer for another one is never used.
 * Source: EST-015, API-039.
 */
export const contentQuery = (vin: string, isAsked: boolean) =>
  queryOptions({
    queryKey: ['estimate', 'content', vin],
    queryFn: () => fetchEstimateContent(call, vin),
    enabled: isAsked,
  });

/** Loads the discounts of a plan. Code 0 means no plan and sends no request. Source: EST-008, 016; API-040. */
export const planQuery = (code: string) =>
  queryOptions({
    queryKey: ['estimate', 'plan', code],
    queryFn: () => fetchEstimatePlan(call, code),
    enabled: code !== NO_PLAN,
  });

/** Loads the discounts of all these plans, each as `planQuery` does. Source: API-040. */
export const plansQuery = (codes: readonly string[], isAsked: boolean) =>
  queryOptions({
    queryKey: ['estimate', 'plans', ...codes],
    queryFn: () => Promise.all(codes.map((code) => queryClient.fetchQuery(planQuery(code)))),
    enabled: isAsked && codes.length > 0,
  });
