import { type Reactions, stayingReactions } from '@shared/api/reaction';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { contentQuery, estimateQuery, planQuery } from './queries/estimate';

/** A conflict shows no popup. Source: ERR-011, A-51. */
const estimateReactions: Reactions = { ...stayingReactions, conflict: { do: 'nothing' } };

export const useEstimateStart = (vtgNo: string) =>
  useFailure(useQuery(estimateQuery(vtgNo)), estimateReactions);

export const useEstimateContent = (vin: string, isAsked: boolean) =>
  useFailure(useQuery(contentQuery(vin, isAsked)), estimateReactions);

export const useEstimatePlan = (code: string) =>
  useFailure(useQuery(planQuery(code)), estimateReactions);
