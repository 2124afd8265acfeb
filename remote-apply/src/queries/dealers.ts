import { fetchAdvisors, fetchAgents, fetchDealers, searchAdvisors } from '@shared/api/dealers';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads all dealers. Their order is random and fixed for one page load. Source: PAY-006, API-018, A-61. */
export const dealersQuery = () =>
  queryOptions({
    queryKey: ['apply', 'dealers'],
    queryFn: () => fetchDealers(call),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Loads the service centres of a dealer. Source: API-019. */
export const agentsQuery = (dealerId: string) =>
  queryOptions({
    queryKey: ['apply', 'agents', dealerId],
    queryFn: () => fetchAgents(call, dealerId),
  });

/** Loads the advisors of a service centre. Source: PAY-026, API-020. */
export const advisorsQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['apply', 'advisors', agentId],
    queryFn: () => fetchAdvisors(call, { agents: [agentId] }),
  });

/** Searches the advisors of a dealer by `text`. Source: PAY-025, API-020. */
export const advisorSearchQuery = (dealerId: string, text: string) =>
  queryOptions({
    queryKey: ['apply', 'advisor-search', dealerId, text],
    queryFn: () => searchAdvisors(call, { dealerId, text }),
  });
