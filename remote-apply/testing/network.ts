import type { Transport, WireRequest } from '@shared/api/client';

/**
 * The network of a screen test: stands in for @shared/api/transport.
 * `jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'))`
 */
type Answer = { status: number; statusText?: string; body: unknown };
type Answerer = Answer | ((request: WireRequest) => Answer | Promise<Answer>);

/** Noon of 20 November 2026 in Korea, on the server's clock. */
const DATE = 'Fri, 20 Nov 2026 03:00:00 GMT';

const answers = new Map<string, Answerer>();
export const sent: WireRequest[] = [];

/** `route`: method and path without prefix and query, such as `POST /users/addVehicle`. */
export const answer = (route: string, answerer: Answerer): void =>
  void answers.set(route, answerer);
export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refused = (status: number, msg: string): Answer => ({
  status,
  body: { data: { msg } },
});
/** No answer comes at all. */
export const silence = (): Promise<Answer> => Promise.reject(new TypeError('no network'));

/** Bodies of what was sent to a route, oldest first. */
export const bodiesTo = (route: string): unknown[] =>
  sent.filter((request) => routeOf(request) === route).map(({ body }) => bodyOf(body));

export function forgetNetwork(): void {
  answers.clear();
  sent.length = 0;
}

export const browserTransport: Transport = async (request) => {
  sent.push(request);
  const answerer =
    answers.get(routeOf(request)) ?? refused(404, `no answer for ${routeOf(request)}`);
  const given = typeof answerer === 'function' ? await answerer(request) : answerer;
  return { ...given, date: DATE };
};

const routeOf = ({ method, url }: WireRequest): string =>
  `${method} ${url.replace(/\?.*/, '').replace(/^\/api\/v1(App)?/, '')}`;
const bodyOf = (body: WireRequest['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body;
