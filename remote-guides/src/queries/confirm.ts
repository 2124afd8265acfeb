import { fetchCareInsuranceConfirm } from '@shared/api/care-insurance';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads the record of a confirmed claim. Source: GUIDE-009, ENTITY-031, API-033. */
export const confirmQuery = (id: string) =>
  queryOptions({
    queryKey: ['guides', 'confirm', id],
    queryFn: () => fetchCareInsuranceConfirm(call, id),
  });
