import { ApiFailure, type Failure } from '@shared/api/failure';
import { TooLong } from '@shared/api/too-long';
import * as query from './index';
import { mayAskAgain, newQueryClient } from './index';

const unexpected = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });

describe('asking again', () => {
  it.each([
    ['no answer', { kind: 'unreachable' }],
    ['502', unexpected(502)],
    ['503', unexpected(503)],
    ['504', unexpected(504)],
  ] as const)('happens twice at most after %s', (_, failure) => {
    const asksAgain = [0, 1, 2, 3].map((failed) => mayAskAgain(failed, new ApiFailure(failure)));

    expect(asksAgain).toEqual([true, true, false, false]);
  });

  it.each([
    ['401', { kind: 'signed-out' }],
    ['403', { kind: 'forbidden', said: undefined }],
    ['409', { kind: 'conflict', said: undefined }],
    ['an ended application', { kind: 'apply-ended', code: 'GO_OAS', said: undefined }],
    ['500', unexpected(500)],
    ['404', unexpected(404)],
    ['a success of another shape', unexpected(200)],
  ] as const)('never happens after %s', (_, failure) => {
    expect(mayAskAgain(0, new ApiFailure(failure))).toBe(false);
  });

  it('never happens by itself after an answer that took too long: it may still be worked on', () => {
    const given = new ApiFailure({ kind: 'unreachable' }, { cause: new TooLong() });

    expect(mayAskAgain(0, given)).toBe(false);
  });

  it('never happens after a bug of ours', () => {
    expect(mayAskAgain(0, new TypeError('x is undefined'))).toBe(false);
  });
});

describe('changes', () => {
  it('are no queries: paying, cancelling and the like are sent once, by calls of their own', async () => {
    expect(Object.keys(query).filter((name) => /mutation|infinite/i.test(name))).toEqual([]);

    const client = newQueryClient();
    client.mount();
    await client.resumePausedMutations();
    expect(client.isMutating()).toBe(0);
    client.clear();
    client.unmount();
  });
});
