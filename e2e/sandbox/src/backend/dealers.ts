import { customer, type Handler, jsonQuery, limitOf, textOf } from './call';

const EVERYBODY = 999;

type DealerRow = { id: string; title: string; co_card_yn: 'Y' | 'N'; options: object };

/** Source: API-018. */
export const getDealers: Handler = async (call, { database }) => {
  customer(call);
  const rows = await database.query<DealerRow>(
    'select id, title, co_card_yn, options from dealer order by id',
  );
  return { data: rows };
};

/** Lists the service centres of a dealer, by title. Source: API-019. */
export const getAgents: Handler = async (call, { database }) => {
  customer(call);
  const filters = jsonQuery(call, 'filters');
  const rows = await database.query(
    `select id, slug, title from agent
     where ($1::text is null or dealer_id = $1)
       and (not $2::boolean or exists
         (select 1 from advisor where agent_id = agent.id and is_used))
     order by title, id limit $3`,
    [
      textOf(filters['dealer_cdk_id']) ?? null,
      filters['has_advisors'] === true,
      limitOf(call, EVERYBODY),
    ],
  );
  return { data: rows };
};

/**
 * Lists advisors who have not left, by name. Filters by centres, by dealer and by a part of the name. Source: API-020.
 */
export const getAdvisors: Handler = async (call, { database }) => {
  customer(call);
  const { agents, dealer_cdk_id, search } = jsonQuery(call, 'filters');
  const centres = Array.isArray(agents) ? agents.filter((one) => typeof one === 'string') : null;
  const rows = await database.query(
    `select advisor.id, advisor.name, agent.dealer_id as dealer_cdk, agent.title as dealer_agent_cdk
     from advisor join agent on agent.id = advisor.agent_id
     where advisor.is_used
       and ($1::text[] is null or agent.id = any($1::text[]))
       and ($2::text is null or agent.dealer_id = $2)
       and strpos(advisor.name, $3) > 0
     order by advisor.name, advisor.id limit $4`,
    [centres, textOf(dealer_cdk_id) ?? null, searched(search), limitOf(call, EVERYBODY)],
  );
  return { data: rows };
};

/** Returns the search text for a name. An empty text matches every name. */
const searched = (search: unknown): string =>
  typeof search === 'object' && search !== null && 'name' in search
    ? (textOf(search.name) ?? '')
    : '';
