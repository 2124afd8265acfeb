import { accepted } from '@shared/api/accepted';
import { answeredBy, type WireAnswer } from '@shared/api/testing/adapter';
import { productionSettings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { failureOf } from '@shared/failure';
import type { Credentials } from '../../../../shared/product/session/src/authorised';
import { type Core, createCore } from '../../../../shared/product/session/src/core';
import type { OtherTabs } from '../../../../shared/product/session/src/tabs';
import { MemoryCookies, MemoryStorage } from '../../../../shared/product/session/testing/memory';
import { Locks } from '../phone/locks';
import type { PageParts } from '../phone/parts';

/** A token of the server. An expired one can be renewed once, and a replaced one never. */
export type Token = { customer: string; isValid: boolean; isRenewable: boolean };
type News = Parameters<OtherTabs['tell']>[0];
export type Tab = {
  name: string;
  core: Core;
  credentials: Credentials;
  hear: (news: News) => void;
  news: News[];
  page: PageParts;
};

/** A request to the server, or its answer on the way back. A renewal belongs to no call. */
export type Request = {
  tab: Tab;
  call: Call | undefined;
  token: string;
  epoch: number;
  answer?: WireAnswer;
  end: (answer: WireAnswer | undefined) => void;
};
type Call = { tab: Tab; by: string | undefined; epoch: number; sends: number };

/** The test notes the credentials that the product makes, because a session does not show its token. */
export const made: Credentials[] = [];

const COOKIE = productionSettings.session.tokenCookie;
const OK: WireAnswer = { status: 200, body: '{}' };
const REFUSED: WireAnswer = { status: 401, body: '{}' };
export const userOf = (tab: Tab) => tab.core.store.getState().user?.id;

/** Two tabs of a browser with the session of the product, and a server that accepts only the newest token of a session. */
export class TwoTabs {
  readonly tabs = ['A', 'B'].map((name) => ({ name, news: [] }) as never as Tab);
  requests: Request[] = [];
  readonly calls = new Map<number, Call>();
  readonly tokens = new Map<string, Token>();
  /** Customers who have signed out and not in again. */
  readonly gone = new Set<string>();
  /** Requests and results of the last event: the customers of request and token, those of a call and of its session now. */
  sent: { by: string | undefined; of: string | undefined; sends: number }[] = [];
  results: { isRefused: boolean; of: string | undefined; to: string | undefined }[] = [];
  readonly #cookies = new MemoryCookies();
  readonly #locks = new Locks();
  #calls = 0;

  constructor() {
    const [first, second] = this.tabs as [Tab, Tab];
    this.open(first);
    this.signIn(first, 'U1');
    this.open(second);
  }

  tokenOf = (tab: Tab) => this.tokens.get(tab.credentials.token() ?? '');

  /** The token that all tabs share. */
  get cookie(): Token | undefined {
    const kept = this.#cookies.json(COOKIE) as { token: string } | undefined;
    return this.tokens.get(kept?.token ?? '');
  }

  happen(event: () => void): void {
    this.sent = [];
    this.results = [];
    event();
  }

  /** The answer to a renewal, or to a call. The server reads the token of a call when its answer arrives: as late as possible. */
  serve(request: Request): void {
    request.answer = this.#renewed(request.token);
  }

  arrive(request: Request): void {
    const read = () => (this.tokens.get(request.token)?.isValid ? OK : REFUSED);
    this.end(request, request.call ? read() : request.answer);
  }

  #issue(customer: string): string {
    const name = `T${this.tokens.size + 1}`;
    this.tokens.set(name, { customer, isValid: true, isRenewable: true });
    return name;
  }

  #renewed(name: string): WireAnswer {
    const used = this.tokens.get(name);
    if (!used?.isRenewable) return REFUSED;
    endToken(used);
    return { status: 200, body: JSON.stringify({ token: this.#issue(used.customer) }) };
  }

  end(request: Request, answer: WireAnswer | undefined): void {
    this.requests = this.requests.filter((one) => one !== request);
    request.end(answer);
  }

  open(tab: Tab): void {
    this.requests = this.requests.filter((one) => one.tab !== tab);
    for (const [name, call] of this.calls) if (call.tab === tab) this.calls.delete(name);
    if (tab.page) this.#locks.release(tab.page);
    const page = {
      run: (work: () => void) => work(),
      after: (_ms: number, _event: string, work: () => void) => work(),
    } as PageParts;
    const others: OtherTabs = {
      alone: <T>(work: (isAlone: boolean) => Promise<T>) =>
        this.#locks.of(page).request('session', {}, () => work(true)) as Promise<T>,
      tell: (news) => {
        for (const one of this.tabs)
          if (one !== tab && !isLast(one.news, news)) one.news.push(news);
      },
      hear: (listener) => {
        tab.hear = listener;
      },
    };
    const core = createCore({
      adapter: answeredBy((request) => this.#sent(tab, request)),
      settings: productionSettings,
      cookies: this.#cookies,
      location: { href: 'https://app.example/app/', reload: () => undefined },
      history: { state: null, replaceState: () => undefined },
      storage: new MemoryStorage(),
      device: () => NOON,
      queries: { cancelQueries: async () => undefined, removeQueries: () => undefined } as never,
      tabs: others,
      detectMode: () => ({ inApp: false, phone: 'other' }),
      configureBridge: () => undefined,
      forgetUser: () => undefined,
    });
    Object.assign(tab, { core, page, news: [], credentials: made.at(-1) });
    const kept = core.cookie();
    if (kept) core.takeOver(kept);
    else core.dispatch({ type: 'sign-in-refused' });
  }

  /** A tab hears the oldest message of the other one. */
  hear(tab: Tab): void {
    const news = tab.news.shift();
    if (news) tab.hear(news);
  }

  signIn({ core }: Tab, customer: string): void {
    this.gone.delete(customer);
    const user = { id: customer, vtgId: `V${customer}`, name: '', email: '', mobile: '' } as never;
    core.signIn({ user, token: this.#issue(customer), expiresInSec: 60 });
  }

  signOut(tab: Tab): void {
    this.gone.add(userOf(tab) ?? '');
    tab.core.signOut();
  }

  call(tab: Tab): void {
    this.#calls += 1;
    const name = this.#calls;
    const call: Call = { tab, by: userOf(tab), epoch: tab.credentials.epoch(), sends: 0 };
    const { credentials } = tab;
    this.calls.set(name, call);
    const over = (isRefused: boolean) => {
      const to = call.epoch === credentials.epoch() ? userOf(tab) : undefined;
      if (this.calls.delete(name)) this.results.push({ isRefused, of: call.by, to });
    };
    tab.core.call({ method: 'GET', path: `/${name}`, answer: accepted }).then(
      () => over(false),
      (thrown: unknown) =>
        failureOf(thrown).kind === 'signed-out' ? over(true) : this.calls.delete(name),
    );
  }

  #sent(tab: Tab, { url, headers }: { url: string; headers: object }): Promise<WireAnswer> {
    const call = this.calls.get(Number(url.slice(1)));
    const { Authorization = '' } = headers as Record<string, string>;
    const token = Authorization.replace('Bearer ', '');
    if (call) call.sends += 1;
    const of = this.tokens.get(token)?.customer;
    this.sent.push({ by: userOf(tab), of, sends: call?.sends ?? 1 });
    return new Promise((resolve, reject) => {
      const over = (answer: WireAnswer | undefined) =>
        answer ? resolve(answer) : reject(new Error('lost'));
      this.requests.push({ tab, call, token, epoch: tab.credentials.epoch(), end: over });
    });
  }
}

export const endToken = (token: Token) =>
  Object.assign(token, { isValid: false, isRenewable: false });
const isLast = (all: readonly News[], { about, userId }: News): boolean =>
  all.at(-1)?.about === about && all.at(-1)?.userId === userId;
