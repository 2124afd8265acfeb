import type { Transport, WireRequest } from '../src/client';

/**
 * The network of a screen test: stands in for @shared/api/transport.
 * `jest.mock('@shared/api/transport', () => jest.requireActual('@shared/api/testing/network'))`
 */
type Answer = { status: number; body: unknown };
type Answerer = Answer | ((request: WireRequest) => Answer | Promise<Answer>);

/** Noon of 20 November 2026 in Korea, on the server's clock. */
const DATE = 'Fri, 20 Nov 2026 03:00:00 GMT';

const answers = new Map<string, Answerer>();
const sent: WireRequest[] = [];

/** `route`: method and path without prefix and query, such as `PUT /subscs/S1`. The last answer holds. */
export const answer = (route: string, answerer: Answerer): void =>
  void answers.set(route, answerer);
export const ok = (data: unknown): Answer => ({ status: 200, body: { data } });
export const refused = (status: number, msg?: string): Answer => ({
  status,
  body: { data: { msg } },
});
/** No answer comes at all. */
export const silence = (): Promise<Answer> => Promise.reject(new TypeError('no network'));

/** One answer after the other; the last one stays. */
export function inTurn(...turns: readonly Answerer[]): Answerer {
  let next = 0;
  return (request) => {
    const turn = turns[Math.min(next, turns.length - 1)] ?? refused(500);
    next += 1;
    return typeof turn === 'function' ? turn(request) : turn;
  };
}

/** Bodies of what was sent to a route, oldest first. */
export const bodiesTo = (route: string): unknown[] =>
  sent.filter((request) => routeOf(request) === route).map(({ body }) => bodyOf(body));
/** Whole addresses asked for on a route, oldest first. */
export const addressesOf = (route: string): string[] =>
  sent.filter((request) => routeOf(request) === route).map(({ url }) => url);
/** Routes of everything that changes something, oldest first. */
export const changes = (): string[] => sent.filter(({ method }) => method !== 'GET').map(routeOf);

export const forgetSent = (): void => {
  sent.length = 0;
};

export const browserTransport: Transport = async (request) => {
  sent.push(request);
  const answerer =
    answers.get(routeOf(request)) ?? refused(404, `no answer for ${routeOf(request)}`);
  const { status, body } = typeof answerer === 'function' ? await answerer(request) : answerer;
  return { status, body, date: DATE };
};

const routeOf = ({ method, url }: WireRequest): string =>
  `${method} ${url.replace(/\?.*/, '').replace(/^\/api\/v1(App)?/, '')}`;
const bodyOf = (body: WireRequest['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body;
