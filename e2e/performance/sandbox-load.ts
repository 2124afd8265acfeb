import type { Backend, Served } from './server';
import { percentile } from './statistics';

type Services = Backend['services'];

const PERSON = 'active-standard';

/** Calls of a phone at its start and while a customer looks around. */
const readsOf = (userId: string) => [
  '/api/v1App/getFilters',
  '/api/v1App/pkgs?filters=%7B%7D',
  `/api/v1App/users/${userId}`,
  `/api/v1App/subscs/S-${PERSON}`,
  `/api/v1App/subscs/showProdsV2/S-${PERSON}`,
  '/api/v1App/dealerCdks',
  '/app/',
];

const CLIENTS = 50;
const CALLS_EACH = 40;
/** Pause between the calls of a client, in milliseconds. */
const PAUSE_MS = 200;

export type ReadTimes = { path: string; median: number; p95: number };

/** Measures calls of 50 clients, each with a pause between two calls. */
export async function readTimes(
  { ask }: Pick<Served, 'ask'>,
  services: Services,
): Promise<ReadTimes[]> {
  const token = await tokenOf(ask, services);
  const reads = readsOf((await services.people.byKey(PERSON))?.id ?? '');
  const took = new Map<string, number[]>(reads.map((path) => [path, []]));
  const client = async (number: number) => {
    await pause((PAUSE_MS * number) / CLIENTS);
    for (let call = 0; call < CALLS_EACH; call++) {
      const path = reads[(call + number) % reads.length] ?? '/app/';
      const begun = performance.now();
      const answer = await ask(path, { headers: { Authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      took.get(path)?.push(performance.now() - begun);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return [...took].map(([path, times]) => ({
    path,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }));
}

/** Signs in like a phone that has opened the app. */
async function tokenOf(ask: Served['ask'], { accounts }: Services): Promise<string> {
  const { connInfo } = await accounts.signIn(PERSON);
  const begun = await ask('/api/v1App/auth/initSession', { method: 'POST' });
  const { data } = (await begun.json()) as { data: { pre_auth_token: string } };
  const stored = await ask('/api/v1App/users/storeToken', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Pre-Auth-Token': data.pre_auth_token },
    body: JSON.stringify({ connInfo }),
  });
  return ((await stored.json()) as { token: string }).token;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
