import { type ApiClient, createApiClient } from '../src/client';
import { answeredBy, type WireAnswer, type WireRequest } from './adapter';
import { lawfulAnswer, operationAt, requestFaults } from './contract';

type Sent = WireRequest & {
  pathname: string;
  query: Record<string, string>;
  /** The JSON or form that was sent. */
  payload: unknown;
};

/** The rejection of an answer that cannot be read. */
export const unreadable = { failure: { kind: 'unexpected', status: 200 } };

export type Backend = { call: ApiClient; sent: readonly Sent[] };

/**
 * A backend in memory that answers one call of the contract. It refuses requests the real one would refuse and throws
 * for an answer the real one would never give, so that what a test shows is the wire as agreed.
 */
export function answering(operationId: string, body: unknown): Backend {
  lawfulAnswer(operationId, body);
  return answeringAnything(operationId, { status: 200, body: JSON.stringify(body) });
}

/** The same with any answer: refusals, documents, broken text. */
export function answeringAnything(operationId: string, answer: WireAnswer): Backend {
  const sent: Sent[] = [];
  const call = createApiClient({
    token: () => 'token-1',
    adapter: answeredBy(async (request) => {
      const { pathname, searchParams } = new URL(request.url, 'https://app.example');
      const payload = payloadOf(request);
      const operation = operationAt(request.method, pathname);
      const found = requestFaults(operationId, {
        query: searchParams,
        headers: request.headers,
        body: payload,
      });
      const faults = operation?.id === operationId ? found : [`${request.method} ${pathname}`];
      if (faults.length > 0) throw new Error(`not ${operationId}: ${faults.join(', ')}`);
      sent.push({ ...request, pathname, query: Object.fromEntries(searchParams), payload });
      return answer;
    }),
  });
  return { call, sent };
}

function payloadOf({ body, headers }: WireRequest): unknown {
  if (body instanceof FormData) return Object.fromEntries([...body].map(textOf));
  if (body === undefined) return undefined;
  const isForm = headers['Content-Type'] === 'application/x-www-form-urlencoded';
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
}

const textOf = ([name, value]: [string, FormDataEntryValue]) => [
  name,
  typeof value === 'string' ? value : value.name,
];
