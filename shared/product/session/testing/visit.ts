import { answeredBy, type WireRequest } from '@shared/api/testing/adapter';
import { answers } from '@shared/api/testing/answers';
import { productionSettings, type Settings } from '@shared/config/settings';
import { newQueryClient } from '@shared/query';
import { bootSession } from '../src/boot';
import { createCore } from '../src/core';
import { createSteps } from '../src/steps';
import type { OtherTabs } from '../src/tabs';
import { MemoryCookies, MemoryStorage } from './memory';
import { MemoryTabs } from './memory-tabs';

export type Answer = { status?: number; body?: unknown; date?: string };
/** Returns the answer to `METHOD /path`. `undefined` means no answer. */
export type Backend = Record<
  string,
  (request: WireRequest, times: number) => Answer | undefined | Promise<Answer>
>;

/** A backend that answers all calls of the customer VTG1 with success. */
export const goodBackend: Backend = {
  'GET /api/v1App/getFilters': () => ({
    body: answers.getFilters,
    date: 'Fri, 20 Nov 2026 01:00:00 GMT',
  }),
  'POST /api/v1App/auth/initSession': () => ({ body: answers.initSession }),
  'GET /api/v1App/vtg/users/showVtgUser': () => ({ body: answers.showVtgUser }),
  'POST /api/v1App/users/storeToken': () => ({ body: answers.storeToken }),
  'POST /api/v1App/users/updateToken': () => ({ body: answers.updateToken }),
  'GET /api/v1App/users/getClientIp': () => ({ body: answers.getClientIp }),
  'GET /api/v1App/pkgs': () => ({ body: answers.getPkgs }),
  'GET /api/v1App/users/U1': () => ({ body: answers.getUser }),
};

type Visit = {
  backend?: Backend;
  href?: string;
  settings?: Partial<Settings>;
  inApp?: boolean;
  cookies?: MemoryCookies;
  storage?: MemoryStorage;
  device?: () => number;
  tabs?: OtherTabs;
};

const realTimeout = globalThis.setTimeout;
/** Boot with immediate answers takes two or three turns. */
const TURNS = 50;

/** Noon of 20 November 2026 in Korea. */
export const NOON = Date.parse('2026-11-20T03:00:00Z');

/** Opens a page with everything around it in memory. */
export function visit(how: Visit = {}) {
  const backend = { ...goodBackend, ...how.backend };
  const cookies = how.cookies ?? new MemoryCookies();
  const storage = how.storage ?? new MemoryStorage();
  const reload = jest.fn();
  const location = { href: how.href ?? 'https://app.example/app/?vtg_id=VTG1', reload };
  const history = {
    state: { idx: 0 },
    replaceState: jest.fn((_state: unknown, _title: string, url?: string | URL | null) => {
      location.href = String(url);
    }),
  };
  const requests: string[] = [];
  const sent: WireRequest[] = [];
  const configureBridge = jest.fn();
  const forgetUser = jest.fn();
  const queries = newQueryClient();
  queries.setDefaultOptions({ queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } });

  const adapter = answeredBy(async (request) => {
    const { pathname } = new URL(request.url, 'https://app.example');
    const name = `${request.method} ${pathname}`;
    requests.push(name);
    sent.push(request);
    await Promise.resolve();
    const answer = await backend[name]?.(request, requests.filter((one) => one === name).length);
    if (!answer) throw new Error('no answer');
    return {
      status: answer.status ?? 200,
      body: JSON.stringify(answer.body ?? {}),
      date: answer.date,
    };
  });

  const core = createCore({
    adapter,
    settings: { ...productionSettings, ...how.settings },
    cookies,
    location,
    history,
    storage,
    device: how.device ?? (() => NOON),
    queries,
    tabs: how.tabs ?? new MemoryTabs().tab(),
    detectMode: () => ({ inApp: how.inApp ?? false, phone: 'other' }),
    configureBridge,
    forgetUser,
  });
  const steps = createSteps();
  const session = () => core.store.getState();

  /** Boots and waits until the page is ready. @throws if it does not become ready. */
  const open = async (): Promise<void> => {
    await bootSession(core, steps);
    for (let turn = 0; turn < TURNS && !session().ready; turn += 1)
      await new Promise((done) => realTimeout(done));
    if (!session().ready) throw new Error('the page never becomes ready');
  };

  return {
    core,
    steps,
    open,
    session,
    requests,
    sent,
    cookies,
    storage,
    queries,
    history,
    location,
    configureBridge,
    forgetUser,
  };
}

/** Opens a page as `visit` does and waits until it is ready. */
export async function opened(how: Visit = {}) {
  const page = visit(how);
  await page.open();
  return page;
}
