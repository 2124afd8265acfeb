import { fetchEstimate, fetchEstimateContent, fetchEstimatePlan } from '@shared/api/estimate';
import { settings } from '@shared/config/settings';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';
import { NO_PLAN } from '../plan-choices';

/** Vehicles, plans and switches of the page. Source: API-038. */
export const estimateQuery = (vtgNo: string) =>
  queryOptions({
    queryKey: ['estimate', 'start', vtgNo],
    queryFn: () => fetchEstimate(call, { vtgNo, brandName: settings.vehicle.brandName }),
  });

/** The maintenance items of one vehicle: an answer for another vehicle is never under its key. Source: EST-015, API-039. */
export const contentQuery = (vin: string, isAsked: boolean) =>
  queryOptions({
    queryKey: ['estimate', 'content', vin],
    queryFn: () => fetchEstimateContent(call, vin),
    enabled: isAsked,
  });

/** What a plan takes off; code 0 is no plan and asks for nothing. Source: EST-008, 016; API-040. */
export const planQuery = (code: string) =>
  queryOptions({
    queryKey: ['estimate', 'plan', code],
    queryFn: () => fetchEstimatePlan(call, code),
    enabled: code !== NO_PLAN,
  });
