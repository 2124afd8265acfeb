import { ApiFailure, failureOf } from '@shared/failure';
import type { AxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { answeredBy, type WireAnswer, type WireRequest } from '../testing/adapter';
import { createApiClient } from './client';
import { type ClientParts, createHttp } from './http';
import { list } from './read/part';
import { written } from './read/scalar';
import { takeUnread } from './read/unread';

const get = {
  method: 'GET',
  path: '/api/v1App/things',
  answer: v.object({ name: v.string() }),
} as const;

type Answerer = (request: WireRequest) => Promise<WireAnswer>;
const client = (answer: Answerer, token?: string) =>
  createApiClient({ token: () => token, adapter: answeredBy(answer) });
const server = (answer: WireAnswer) => client(async () => answer);
const sentBy = async (
  make: (call: ReturnType<typeof createApiClient>) => Promise<unknown>,
  token?: string,
) => {
  const sent: WireRequest[] = [];
  const call = client(async (request) => {
    sent.push(request);
    return { status: 200, body: '{"name":"x"}' };
  }, token);
  await make(call);
  return sent;
};

describe('an answer of the server', () => {
  it('is a failure for a success that carries the code of one [ERR-003, ERR-019]', async () => {
    const call = server({
      status: 200,
      body: '{"name":"x","data":{"status_code":"5021","msg":"카드사 오류"}}',
    });

    await expect(call(get)).rejects.toMatchObject({
      failure: { kind: 'apply-ended', code: 'card-provider', said: '카드사 오류' },
    });
  });

  it('that cannot be read has one name, for the customer and for what is told of it', async () => {
    takeUnread();
    const thrown = await server({ status: 200, body: '{"name":7}' })(get).catch(failureOf);

    expect(thrown).toMatchObject({ reference: expect.stringMatching(/^[1-6]\d{3}$/) });
    expect(takeUnread()).toEqual([
      {
        call: 'GET things',
        places: ['name'],
        reference: Reflect.get(thrown as object, 'reference'),
      },
    ]);
  });

  it('tells which places it went on without, and no value', async () => {
    takeUnread();
    const answer = v.object({ names: list(written) });
    await server({ status: 200, body: '{"names":["a",{"b":"비밀"},"c"]}' })({ ...get, answer });

    expect(takeUnread()).toEqual([{ call: 'GET things', places: ['1'] }]);
  });
});

describe('a request', () => {
  it('is JSON [AUTH-010]', async () => {
    const [sent] = await sentBy((call) => call({ ...get, method: 'POST', body: { a: 1 } }));

    expect(sent).toMatchObject({
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    });
  });

  it('waits 30 s for what it reads and 60 s for what it changes', async () => {
    const [read] = await sentBy((call) => call(get));
    const [changed] = await sentBy((call) => call({ ...get, method: 'POST' }));

    expect(read?.timeoutMs).toBe(30_000);
    expect(changed?.timeoutMs).toBe(60_000);
  });

  it('leaves once, whatever comes of it', async () => {
    const answer = jest.fn<Promise<WireAnswer>, [WireRequest]>(async () => ({
      status: 503,
      body: '',
    }));

    await expect(client(answer)(get)).rejects.toMatchObject({ failure: { status: 503 } });

    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('does not take nonsense for the time', async () => {
    const onServerTime = jest.fn();
    const adapter = answeredBy(async () => ({ status: 200, body: '{"name":"x"}', date: 'soon' }));

    await createApiClient({ token: () => undefined, adapter, onServerTime })(get);

    expect(onServerTime).not.toHaveBeenCalled();
  });
});

const send = (config: AxiosRequestConfig, parts: Partial<ClientParts>) =>
  createHttp({ token: () => undefined, ...parts }).request({ timeout: 2000, ...config });

describe('user who signed out', () => {
  const gone = () => {
    throw new ApiFailure({ kind: 'signed-out' });
  };
  const user = { check: gone, renew: async () => true };

  it('sends nothing any more [SEC-001]', async () => {
    const answer = jest.fn(async () => ({ status: 200, body: '{}' }));

    await expect(send({ url: '/subscs', user }, { adapter: answeredBy(answer) })).rejects.toThrow(
      'signed-out',
    );

    expect(answer).not.toHaveBeenCalled();
  });

  it('gets no late error [SEC-001]', async () => {
    let isHere = true;
    const check = () => isHere || gone();
    const adapter = answeredBy(() => {
      isHere = false;
      return Promise.reject(new Error('offline'));
    });

    await expect(send({ url: '/subscs', user: { ...user, check } }, { adapter })).rejects.toThrow(
      'signed-out',
    );
  });
});
