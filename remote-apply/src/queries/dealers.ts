import { fetchAdvisors, fetchAgents, fetchDealers, searchAdvisors } from '@shared/api/dealers';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Every dealer, in an order drawn once a load. Source: PAY-006, API-018, A-61. */
export const dealersQuery = () =>
  queryOptions({
    queryKey: ['apply', 'dealers'],
    queryFn: () => fetchDealers(call),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Service centres of a dealer. Source: API-019. */
export const agentsQuery = (dealerId: string) =>
  queryOptions({
    queryKey: ['apply', 'agents', dealerId],
    queryFn: () => fetchAgents(call, dealerId),
  });

/** Advisors of a service centre. Source: PAY-026, API-020. */
export const advisorsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['apply', 'advisors', agentId],
    queryFn: () => fetchAdvisors(call, { agents: [agentId] }),
  });

/** Advisors of a dealer found by `text`. Source: PAY-025, API-020. */
export const advisorSearchQuery = (dealerId: string, text: string) =>
  queryOptions({
    queryKey: ['apply', 'advisor-search', dealerId, text],
    queryFn: () => searchAdvisors(call, { dealerId, text }),
  });
