import { ApiFailure, type Failure } from '@shared/api/failure';
import { isLost, isUnanswered } from './is-lost';
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

  it('is not done by what was seen, whatever becomes of later looks [API-027]', async () => {
    const looks = [async () => 'before', fails({ kind: 'unreachable' })];
    const look = jest.fn(() => (looks.shift() ?? fails({ kind: 'unreachable' }))());

    expect(await settle({ send: taken, look, isDone })).toEqual({
      verdict: 'not-done',
      held: 'before',
      lost: undefined,
    });
  });

  it('is looked at no more once nobody is signed in [API-027]', async () => {
    const look = jest.fn(fails({ kind: 'signed-out' }));

    expect(await settle({ send: taken, look, isDone })).toMatchObject({ verdict: 'not-yet-known' });
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('is sent once, whatever becomes of it [API-027]', async () => {
    const send = jest.fn(fails({ kind: 'unreachable' }));
    await settle({ send, look: async () => 'before', isDone });

    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('an answer', () => {
  it.each([0, 200, 302, 408, 429, 500, 503])('of status %i says nothing [API-027]', (status) => {
    expect(isLost(new ApiFailure(unexpected(status)))).toBe(true);
  });

  it.each([400, 404, 413, 422])('of status %i is a no [API-027]', (status) => {
    expect(isLost(new ApiFailure(unexpected(status)))).toBe(false);
  });

  it.each([0, 200, 502, 503, 504])('of status %i is nobody’s [API-023]', (status) => {
    expect(isUnanswered(new ApiFailure(unexpected(status)))).toBe(true);
  });

  it.each([400, 409, 500, 501, 505])('of status %i is the server’s own [API-023]', (status) => {
    expect(isUnanswered(new ApiFailure(unexpected(status)))).toBe(false);
  });

  it('that never came is nobody’s, and a refusal is no lost answer [API-023, API-027]', () => {
    const unreachable = new ApiFailure({ kind: 'unreachable' });
    const refusals: Failure[] = [
      { kind: 'signed-out' },
      { kind: 'forbidden', said: undefined },
      { kind: 'conflict', said: undefined },
      { kind: 'apply-ended', code: 'not-created', said: undefined },
    ];

    expect([isLost(unreachable), isUnanswered(unreachable)]).toEqual([true, true]);
    expect(refusals.map((failure) => isLost(new ApiFailure(failure)))).toEqual(
      refusals.map(() => false),
    );
  });
});
