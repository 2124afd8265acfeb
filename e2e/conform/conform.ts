import { dayInKorea } from '@shared/domain/calendar';
import { ask, askPermission, type Target } from './ask';
import type { ContractCall } from './contract';
import { type Judgement, judge } from './judge';
import { type Known, learned } from './known';
import { type CallPlan, type CallRequest, readPlans } from './reads';

/** Result of one call. `judgement` is undefined for a call that was not asked; `needs` then says why. */
export type CallResult = {
  call: ContractCall;
  judgement: Judgement | undefined;
  needs: string;
};

export type Options = {
  target: Target;
  calls: ReadonlyMap<string, readonly ContractCall[]>;
  known: Omit<Known, 'subscriptions' | 'packages' | 'dealers' | 'claims' | 'today'>;
  /** Requests of changing calls, by call. */
  writes?: Readonly<Record<string, CallRequest>>;
};

/** Sends all reading calls, then the named changing calls, and judges every answer. */
export async function conform({ target, calls, known: given, writes = {} }: Options) {
  const today = await dayOf(target);
  let known: Known = { today, ...given, subscriptions: [], packages: [], dealers: [], claims: [] };
  const results: CallResult[] = [];
  const run = async (plan: CallPlan) => {
    for (const call of calls.get(plan.call) ?? []) {
      const { judgement, lesson } = await asked(target, call, plan, known);
      known = lesson;
      results.push({ call, judgement, needs: judgement ? '' : plan.needs });
    }
  };
  for (const plan of readPlans) await run(plan);
  for (const [call, request] of Object.entries(writes)) {
    const headers =
      call === 'storeToken' && known.preAuthToken ? { 'X-Pre-Auth-Token': known.preAuthToken } : {};
    const own = { ...request, headers: { ...headers, ...request.headers } };
    await run({ call, requests: () => [own], needs: '', mayRefuse: true });
  }
  return results;
}

/** Sends the requests of a plan until one is answered with 200. Returns the judgement of the last one. */
async function asked(
  target: Target,
  call: ContractCall,
  { requests, mayRefuse = false }: CallPlan,
  known: Known,
): Promise<{ judgement: Judgement | undefined; lesson: Known }> {
  let judgement: Judgement | undefined;
  for (const request of requests(known).slice(0, MOST_TRIES)) {
    const exchange = await ask(target, call, request);
    const isForeign = new URL(target.backend).origin !== target.origin;
    const needsPermission = isForeign && (!call.isOpen || request.json !== undefined);
    const permission = needsPermission
      ? ((await askPermission(target, call, request)) ?? 'refused')
      : undefined;
    judgement = judge(target, call, exchange, { mayRefuse, permission });
    if (exchange.kind === 'answer' && exchange.status === 200)
      return { judgement, lesson: learned(known, call.id, exchange.body) };
  }
  return { judgement, lesson: known };
}

/** Memberships to try until one is of the wanted kind. */
const MOST_TRIES = 10;

/** Returns the day of the backend, because a test system may have another date. */
async function dayOf({ backend }: Target): Promise<string> {
  const answer = await fetch(backend, { redirect: 'manual' }).catch(() => undefined);
  return dayInKorea(new Date(Date.parse(answer?.headers.get('date') ?? '') || Date.now()));
}
