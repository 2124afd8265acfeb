import { answeredBy, type WireRequest } from '@shared/api/testing/adapter';

type Answer = { status: number; statusText?: string; body: unknown };
export type Answerer = Answer | ((request: WireRequest) => Answer | Promise<Answer>);

/** Noon of 20 November 2026 in Korea, on the server's clock. */
const DATE = 'Fri, 20 Nov 2026 03:00:00 GMT';

const answers = new Map<string, Answerer>();
/** Everything that was sent, oldest first. */
export const sent: WireRequest[] = [];

/** `route`: method and path without prefix and query, such as `PUT /subscs/S1`. The last answer holds. */
export const answer = (route: string, answerer: Answerer): void =>
  void answers.set(route, answerer);
/** In the envelope that most calls have. */
export const ok = (data: unknown): Answer => bare({ data });
/** As it is written here, without an envelope. */
export const bare = (body: unknown): Answer => ({ status: 200, body });
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
/** Forgets all requests and answers. */
export function forgetNetwork(): void {
  answers.clear();
  forgetSent();
}

/** Handed to `boot` (see arrive). */
export const network = answeredBy(async (request) => {
  sent.push(request);
  const answerer =
    answers.get(routeOf(request)) ?? refused(404, `no answer for ${routeOf(request)}`);
  const given = typeof answerer === 'function' ? await answerer(request) : answerer;
  return { ...given, date: DATE };
});

const routeOf = ({ method, url }: WireRequest): string =>
  `${method} ${url.replace(/\?.*/, '').replace(/^\/api\/v1(App)?/, '')}`;
const bodyOf = (body: WireRequest['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : body;
