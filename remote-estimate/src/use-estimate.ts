import type { EstimateContent, EstimatePlan, EstimateStart } from '@shared/api/estimate';
import { type Reactions, stayingReactions } from '@shared/api/reaction';
import { useFailure } from '@shared/page/use-failure';
import { type UseQueryResult, useQuery } from '@shared/query';
import { contentQuery, estimateQuery, planQuery } from './queries/estimate';

/** A conflict shows no popup. Source: ERR-011, A-51. */
const estimateReactions: Reactions = { ...stayingReactions, conflict: { do: 'nothing' } };

export function useEstimateStart(vtgNo: string): UseQueryResult<EstimateStart> {
  const query = useQuery(estimateQuery(vtgNo));
  useFailure(query, estimateReactions);
  return query;
}

export function useEstimateContent(vin: string, isAsked: boolean): UseQueryResult<EstimateContent> {
  const query = useQuery(contentQuery(vin, isAsked));
  useFailure(query, estimateReactions);
  return query;
}

export function useEstimatePlan(code: string): UseQueryResult<EstimatePlan> {
  const query = useQuery(planQuery(code));
  useFailure(query, estimateReactions);
  return query;
}
