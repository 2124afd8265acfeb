import { ApiFailure, type Failure } from '@shared/api/failure';
import { isLost } from './is-lost';
import { settle } from './settle';

jest.mock('./pause', () => ({ pause: () => Promise.resolve() }));

const fails = (failure: Failure) => () => Promise.reject(new ApiFailure(failure));
const unexpected = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });
const isDone = (held: string) => held === 'after';
const taken = () => Promise.resolve();

describe('a change that was asked for', () => {
  it.each([
    ['taken', taken],
    ['without an answer', fails({ kind: 'unreachable' })],
    ['answered by a gateway', fails(unexpected(502))],
    ['answered in a way nobody can read', fails(unexpected(200))],
  ])('and is %s is done when the server holds it [API-027]', async (_, send) => {
    const settled = await settle({ send, look: async () => 'after', isDone });

    expect(settled).toEqual({ verdict: 'done', held: 'after' });
  });

  it('is not done when the server took it and changed nothing [API-027]', async () => {
    const look = jest.fn(async () => 'before');

    expect(await settle({ send: taken, look, isDone })).toEqual({
      verdict: 'not-done',
      held: 'before',
      lost: undefined,
    });
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('is done when the server shows it a moment later [API-027]', async () => {
    const states = ['before', 'after'];

    const settled = await settle({ send: taken, look: async () => states.shift() ?? '', isDone });

    expect(settled.verdict).toBe('done');
  });

  it.each<Failure>([
    { kind: 'conflict', said: 'no' },
    { kind: 'forbidden', said: 'no' },
    { kind: 'signed-out' },
    unexpected(400),
  ])('and is refused is looked at by nobody: %j [API-027]', async (failure) => {
    const look = jest.fn(async () => 'after');

    expect(await settle({ send: fails(failure), look, isDone })).toMatchObject({
      verdict: 'refused',
    });
    expect(look).not.toHaveBeenCalled();
  });

  it('is not yet known while nobody can be asked [API-027]', async () => {
    const look = fails({ kind: 'unreachable' });

    expect(await settle({ send: taken, look, isDone })).toMatchObject({ verdict: 'not-yet-known' });
  });

  it('is sent once, whatever becomes of it [API-027]', async () => {
    const send = jest.fn(fails({ kind: 'unreachable' }));
    await settle({ send, look: async () => 'before', isDone });

    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('an answer', () => {
  it.each([0, 200, 302, 408, 429, 500, 503])('of status %i says nothing', (status) => {
    expect(isLost(new ApiFailure(unexpected(status)))).toBe(true);
  });

  it.each([400, 404, 413, 422])('of status %i is a no', (status) => {
    expect(isLost(new ApiFailure(unexpected(status)))).toBe(false);
  });
});
