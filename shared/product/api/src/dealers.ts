import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { inData, listed, maybe } from './read/part';
import { renamed } from './read/renamed';
import { id, maybeFlag, shownText } from './read/scalar';

export const NO_BUSINESS = {
  title: '',
  number: '',
  address: '',
  ceo: '',
  tel: '',
  businessNumber: '',
};

export const business = v.pipe(
  maybe(
    renamed({
      title: shownText,
      number: ['num', shownText],
      address: ['addr', shownText],
      ceo: shownText,
      tel: shownText,
      businessNumber: ['business_num', shownText],
    }),
  ),
  v.transform((known) => known ?? NO_BUSINESS),
);

/** Only an explicit no refuses company cards. Source: A-86. */
const unlessNo = v.pipe(
  maybeFlag,
  v.transform((said) => said !== false),
);

const dealer = renamed({
  id,
  title: shownText,
  takesCompanyCard: ['co_card_yn', unlessNo],
  business: ['options', business],
});
/** A dealer. Source: ENTITY-033. */
export type Dealer = v.InferOutput<typeof dealer>;

/**
 * Fetches the dealers in random order, so that no dealer is always first. `random` returns [0, 1). Source: API-018,
 *
 */
export const fetchDealers = async (
  call: ApiClient,
  random: () => number = Math.random,
): Promise<readonly Dealer[]> => {
  const answer = inData(listed(dealer));
  return shuffled(await call({ method: 'GET', path: api`/dealerCdks`, answer }), random);
};

/** Returns the list in random order. Every order is equally likely (Fisher–Yates). */
function shuffled<T>(served: readonly T[], random: () => number): readonly T[] {
  const rest = [...served];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

/** A service centre. Source: ENTITY-034. */
export type Agent = { id: string; slug: string; title: string };

/** Fetches all service centres by title, because customers may use a benefit at any of them. Source: API-019. */
export const fetchCentres = (call: ApiClient): Promise<readonly Agent[]> => listAgents(call, {});

const EVERY_AGENT = 999;
const agent = v.object({ id, slug: shownText, title: shownText });

/** Fetches the service centres of a dealer that have advisors, by title. Source: API-019. */
export const fetchAgents = (call: ApiClient, dealerId: string): Promise<readonly Agent[]> =>
  listAgents(call, { dealer_cdk_id: dealerId, has_advisors: true });

const listAgents = (call: ApiClient, filters: object): Promise<readonly Agent[]> =>
  call({
    method: 'GET',
    path: api`/dealerAgentCdks`,
    query: {
      filters: JSON.stringify({ ...filters, order: { title: 'asc' } }),
      limit: EVERY_AGENT,
    },
    answer: inData(listed(agent)),
  });

const advisor = renamed({ id, name: shownText, centre: ['dealer_agent_cdk', shownText] });
/** An advisor. Source: ENTITY-035. */
export type Advisor = v.InferOutput<typeof advisor>;

/** Fetches active advisors by name. Source: API-020. */
const advisors = (call: ApiClient, filters: object, limit?: number): Promise<readonly Advisor[]> =>
  call({
    method: 'GET',
    path: api`/dealerAdvisorCdks`,
    query: { filters: JSON.stringify({ order: { name: 'asc' }, used: true, ...filters }), limit },
    answer: inData(listed(advisor)),
  });

/** Fetches the advisors of these service centres (ids). Source: API-020. */
export const fetchAdvisors = (
  call: ApiClient,
  { agents }: { agents: readonly string[] },
): Promise<readonly Advisor[]> => advisors(call, { agents });

/** Maximum number of suggestions. Source: PAY-025. */
const SUGGESTIONS = 8;

/** Fetches at most 8 advisors of the dealer whose name contains `text`. Source: API-020. */
export const searchAdvisors = (
  call: ApiClient,
  { dealerId, text: name }: { dealerId: string; text: string },
): Promise<readonly Advisor[]> =>
  advisors(call, { dealer_cdk_id: dealerId, search: { name } }, SUGGESTIONS);
