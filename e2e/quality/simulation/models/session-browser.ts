import { accepted } from '@shared/api/accepted';
import { failureOf } from '@shared/api/failure';
import { answeredBy, type WireAnswer } from '@shared/api/testing/adapter';
import { productionSettings } from '@shared/config/settings';
import type { Credentials } from '../../../../shared/product/session/src/authorised';
import { type Core, createCore } from '../../../../shared/product/session/src/core';
import type { OtherTabs } from '../../../../shared/product/session/src/tabs';
import { MemoryCookies, MemoryStorage } from '../../../../shared/product/session/testing/memory';
import { Lock } from './session-lock';
import { type Customer, Server } from './session-server';

/** A request on its way to the server, or with an answer on its way back. */
export type Request = {
  tab: number;
  /** Number of the call of a page. `undefined` for a renewal. */
  call: number | undefined;
  token: string;
  /** Number of sign-outs in the tab before the request. */
  epoch: number;
  answer: (WireAnswer & { given?: string }) | undefined;
  end: (answer: WireAnswer | undefined) => void;
};

/** A call of a page that has no result yet. */
export type Call = { tab: number; by: string | undefined; epoch: number; tokens: string[] };

type News = Parameters<OtherTabs['tell']>[0];
export type Tab = {
  core: Core;
  credentials: Credentials;
  hear: (news: News) => void;
  news: News[];
};

/** The test notes the credentials that the product makes, because a session does not show its token. */
export const made: Credentials[] = [];

/** Facts that the rules check: what the last step sent, and which results it gave to whom. */
export type Seen = {
  sent: {
    kind: 'call' | 'renewal';
    by: string | undefined;
    of: Customer | undefined;
    sends: number;
  }[];
  /** Results of calls, and failures because of the token: the customer of the call, and the one of the same session now. */
  results: { of: string | undefined; to: string | undefined }[];
  refused: { of: string | undefined; to: string | undefined }[];
};

const USERS = {
  U1: { id: 'U1', vtgId: 'V1' },
  U2: { id: 'U2', vtgId: 'V2' },
} as const;
const COOKIE = productionSettings.session.tokenCookie;
const NOON = Date.parse('2026-11-20T03:00:00Z');

/** Two tabs of a browser with the session of the product, and a server that accepts the newest token only. */
export class Browser {
  readonly server = new Server();
  readonly requests: Request[] = [];
  readonly calls = new Map<number, Call>();
  readonly tabs: Tab[] = [];
  readonly lock = new Lock<Tab | undefined>();
  /** Customers who have signed out and not in again. */
  readonly gone = new Set<string>();
  seen: Seen = { sent: [], results: [], refused: [] };
  readonly #cookies = new MemoryCookies();
  #calls = 0;

  /** The token that all tabs share. */
  get cookie(): string | undefined {
    return (this.#cookies.json(COOKIE) as { token: string } | undefined)?.token;
  }

  user(tab: number): string | undefined {
    return this.tabs[tab]?.core.store.getState().user?.id;
  }

  /** Loads a document in a tab. The one before ends at once, and the server may never see its requests. */
  open(tab: number): void {
    const before = this.tabs[tab];
    for (const request of this.requests.filter((one) => one.tab === tab))
      this.requests.splice(this.requests.indexOf(request), 1);
    for (const [name, call] of this.calls) if (call.tab === tab) this.calls.delete(name);
    this.lock.release(before);

    const opened: Tab = { news: [], hear: () => undefined } as never as Tab;
    this.tabs[tab] = opened;
    opened.core = createCore({
      adapter: answeredBy((request) => this.#sent(opened, request)),
      settings: productionSettings,
      cookies: this.#cookies,
      location: { href: 'https://app.example/app/', reload: () => undefined },
      history: { state: null, replaceState: () => undefined },
      storage: new MemoryStorage(),
      device: () => NOON,
      queries: { cancelQueries: async () => undefined, removeQueries: () => undefined } as never,
      tabs: this.#others(opened),
      detectMode: () => ({ inApp: false, phone: 'other' }),
      configureBridge: () => undefined,
      forgetUser: () => undefined,
    });
    opened.credentials = made.at(-1) as Credentials;
    const kept = opened.core.cookie();
    if (kept) opened.core.takeOver(kept);
    else opened.core.dispatch({ type: 'sign-in-refused' });
  }

  /** Signs a customer in, as the address of a visit can. */
  signIn(tab: number, customer: Customer): void {
    this.gone.delete(customer);
    const user = { ...USERS[customer], name: '', email: '', mobile: '' } as never;
    this.tabs[tab]?.core.signIn({
      user,
      token: this.server.issue(customer, tab),
      expiresInSec: 60,
    });
  }

  /** Sends a call of a page. */
  call(tab: number): void {
    this.#calls += 1;
    const name = this.#calls;
    const { core, credentials } = this.tabs[tab] as Tab;
    const call: Call = { tab, by: this.user(tab), epoch: credentials.epoch(), tokens: [] };
    this.calls.set(name, call);
    const isSame = () => call.epoch === credentials.epoch();
    const over = (kind: 'results' | 'refused') => {
      if (this.calls.delete(name))
        this.seen[kind].push({ of: call.by, to: isSame() ? this.user(tab) : undefined });
    };
    core.call({ method: 'GET', path: `/${name}`, answer: accepted }).then(
      () => over('results'),
      (thrown: unknown) =>
        failureOf(thrown).kind === 'signed-out' ? over('refused') : this.calls.delete(name),
    );
  }

  signOut(tab: number): void {
    this.gone.add(this.user(tab) ?? '');
    this.tabs[tab]?.core.signOut();
  }

  /** A tab hears the oldest message of the other one. */
  hear(tab: number): void {
    const { news, hear } = this.tabs[tab] as Tab;
    const first = news.shift();
    if (first) hear(first);
  }

  /** The server receives a renewal and acts. Its answer is on its way. */
  serve(at: number): void {
    const request = this.requests[at] as Request;
    request.answer = this.server.renew(request.token, request.tab);
  }

  /** A tab receives an answer. The server reads the token of a call only now, which is as late as possible. */
  answer(at: number): void {
    const { call, token, answer } = this.requests[at] as Request;
    this.#end(at, call === undefined ? answer : this.server.answer(token));
  }

  /** The network loses a request or its answer. */
  lose(at: number): void {
    this.#end(at, undefined);
  }

  #end(at: number, answer: WireAnswer | undefined): void {
    this.requests.splice(at, 1)[0]?.end(answer);
  }

  #sent(tab: Tab, { url, headers }: { url: string; headers: object }): Promise<WireAnswer> {
    const number = Number(url.slice(1));
    const call = Number.isNaN(number) ? undefined : number;
    const at = this.tabs.indexOf(tab);
    const { Authorization = '' } = headers as Record<string, string>;
    const token = Authorization.replace('Bearer ', '');
    const open = this.calls.get(call ?? 0);
    open?.tokens.push(token);
    this.seen.sent.push({
      kind: call === undefined ? 'renewal' : 'call',
      by: this.user(at),
      of: this.server.tokens.get(token)?.customer,
      sends: open?.tokens.length ?? 1,
    });
    return new Promise((resolve, reject) => {
      const end = (answer: WireAnswer | undefined) =>
        answer ? resolve(answer) : reject(new Error('lost'));
      const epoch = tab.credentials.epoch();
      this.requests.push({ tab: at, call, token, epoch, answer: undefined, end });
    });
  }

  #others(tab: Tab): OtherTabs {
    return {
      alone: (work) => this.lock.request(tab, () => work(true)),
      tell: (news) => {
        for (const one of this.tabs)
          if (one !== tab && !isLast(one.news, news)) one.news.push(news);
      },
      hear: (listener) => {
        tab.hear = listener;
      },
    };
  }
}

const isLast = (all: readonly News[], { about, userId }: News): boolean =>
  all.at(-1)?.about === about && all.at(-1)?.userId === userId;
