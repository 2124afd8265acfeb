import {
  type EstimateContent,
  type EstimatePlan,
  type EstimateStart,
  fetchEstimate,
  fetchEstimateContent,
  fetchEstimatePlan,
} from '@shared/api/estimate';
import { settings } from '@shared/config/settings';
import { type UseQueryResult, useQuery } from '@shared/query';
import { call } from '@shared/session';
import { NO_PLAN } from './plan-choices';
import { useFailure } from './use-failure';

/** Vehicles, plans and switches of the page. Source: API-038. */
export function useEstimateStart(vtgNo: string): UseQueryResult<EstimateStart> {
  const query = useQuery({
    queryKey: ['estimate', vtgNo],
    queryFn: () => fetchEstimate(call, { vtgNo, brandName: settings.vehicle.brandName }),
  });
  useFailure(query.error);
  return query;
}

/** The maintenance items of one vehicle: an answer for another vehicle is never under its key. Source: EST-015, API-039. */
export function useEstimateContent(
  chassisNumber: string,
  isAsked: boolean,
): UseQueryResult<EstimateContent> {
  const query = useQuery({
    queryKey: ['estimate-content', chassisNumber],
    queryFn: () => fetchEstimateContent(call, chassisNumber),
    enabled: isAsked,
  });
  useFailure(query.error);
  return query;
}

/** What a plan takes off; code 0 is no plan and asks for nothing. Source: EST-008, 016; API-040. */
export function useEstimatePlan(code: string): UseQueryResult<EstimatePlan> {
  const query = useQuery({
    queryKey: ['estimate-plan', code],
    queryFn: () => fetchEstimatePlan(call, code),
    enabled: code !== NO_PLAN,
  });
  useFailure(query.error);
  return query;
}
