import { ApiFailure } from '@shared/failure';
import type { AxiosRequestConfig } from 'axios';
import { answeredBy, type WireRequest } from '../testing/adapter';
import { type CallUser, type ClientParts, createHttp } from './http';

const send = (config: AxiosRequestConfig, parts: Partial<ClientParts>) =>
  createHttp({ token: () => undefined, ...parts }).request({ timeout: 2000, ...config });

describe('expired token', () => {
  let token: string;
  let sent: WireRequest[];
  const adapter = answeredBy(async (request) => {
    sent.push(request);
    return { status: request.headers['Authorization'] === 'Bearer new' ? 200 : 401, body: '{}' };
  });
  const customer = (renew: CallUser['renew']): CallUser => ({ check: () => undefined, renew });
  const order = { method: 'POST', url: '/subscs', data: { a: 1 } };
  const signedOut = { failure: { kind: 'signed-out' } };

  beforeEach(() => {
    token = 'old';
    sent = [];
  });

  it('is renewed, and the same request is sent again [PLAT-011, AUTH-010]', async () => {
    const renew = jest.fn(async () => {
      const isFirst = token === 'old';
      token = 'new';
      return isFirst;
    });

    await send({ ...order, user: customer(renew) }, { adapter, token: () => token });

    expect(renew.mock.calls).toEqual([['old']]);
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(
      new Set(sent.map(({ method, body, timeoutMs }) => `${method} ${body} ${timeoutMs}`)),
    ).toEqual(new Set(['POST {"a":1} 2000']));
  });

  it('fails the call when the session does not send it again', async () => {
    const user = customer(async () => false);

    await expect(send({ ...order, user }, { adapter, token: () => token })).rejects.toMatchObject(
      signedOut,
    );
    await expect(send(order, { adapter, token: () => token })).rejects.toMatchObject(signedOut);

    expect(sent).toHaveLength(2);
  });

  it('is not renewed for a call that was sent without one', async () => {
    const renew = jest.fn(async () => true);

    await expect(send({ ...order, user: customer(renew) }, { adapter })).rejects.toMatchObject(
      signedOut,
    );

    expect(renew).not.toHaveBeenCalled();
  });
});

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

  it.each([
    ['answer', async () => ({ status: 200, body: '{}' })],
    ['error', () => Promise.reject(new Error('offline'))],
  ])('gets no late %s [SEC-001]', async (_, answer) => {
    let isHere = true;
    const check = () => isHere || gone();
    const adapter = answeredBy(() => {
      isHere = false;
      return answer();
    });

    await expect(send({ url: '/subscs', user: { ...user, check } }, { adapter })).rejects.toThrow(
      'signed-out',
    );
  });
});
