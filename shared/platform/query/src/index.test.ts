import { ApiFailure, type Failure } from '@shared/failure';
import { setAway } from '@shared/failure/reach';
import { mayAskAgain, newQueryClient } from './index';

const unexpected = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });
const cause = Object.assign(new Error(), { code: 'ETIMEDOUT' });
const overdue = new ApiFailure({ kind: 'unreachable' }, { cause });

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
    ['401', new ApiFailure({ kind: 'signed-out' })],
    ['403', new ApiFailure({ kind: 'forbidden', said: undefined })],
    ['409', new ApiFailure({ kind: 'conflict', said: undefined })],
    [
      'an ended application',
      new ApiFailure({ kind: 'apply-ended', code: 'GO_OAS', said: undefined }),
    ],
    ['500', new ApiFailure(unexpected(500))],
    ['404', new ApiFailure(unexpected(404))],
    ['a success of another shape', new ApiFailure(unexpected(200))],
    ['an answer that took too long: it may still be worked on', overdue],
    ['a bug of ours', new TypeError('x is undefined')],
  ])('never happens by itself after %s', (_, failure) => {
    expect(mayAskAgain(0, failure)).toBe(false);
  });

  it('goes on while there is no network, and the query is sent all the same', async () => {
    setAway(true);
    expect(mayAskAgain(20, new ApiFailure({ kind: 'unreachable' }))).toBe(true);
    expect(mayAskAgain(0, new ApiFailure(unexpected(500)))).toBe(false);
    setAway(false);
    expect(mayAskAgain(20, new ApiFailure({ kind: 'unreachable' }))).toBe(false);
    expect(newQueryClient().getDefaultOptions().queries?.networkMode).toBe('always');
  });

  it('is not done by the next screen just after an answer that took too long', () => {
    const { retryOnMount } = newQueryClient().getDefaultOptions().queries ?? {};
    const mayAsk = retryOnMount as unknown as (query: { state: object }) => boolean;
    jest.spyOn(Date, 'now').mockReturnValue(6001);
    const asks = [6001, 1000].map((at) =>
      mayAsk({ state: { error: overdue, errorUpdatedAt: at } }),
    );
    jest.restoreAllMocks();

    expect(asks).toEqual([false, true]);
  });
});
