import type { Created } from '@shared/api/subscription';
import { order } from '@shared/api/testing/calls';
import { settings } from '@shared/config/settings';
import { ApiFailure, type Failure } from '@shared/failure';
import { sendOrder, sendRecorded } from './send-order';

const created: Created = { id: 'S9', redirect: 'https://card.example/S9' };
const unexpected = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });

/** Sends with these answers in turn and logs the events in order. */
async function send(...answers: readonly (Created | Failure)[]) {
  const log: unknown[] = [];
  const left = [...answers];
  const sent = await sendOrder(
    {
      create: async () => {
        log.push('order');
        const answer = left.shift() ?? { kind: 'unreachable' };
        if ('redirect' in answer) return answer;
        throw new ApiFailure(answer);
      },
      outbox: {
        save: async ({ state, order: kept }) => void log.push(kept ? `${state} with order` : state),
        clear: async () => void log.push('cleared'),
      },
      now: () => 1_795_000_000_000,
    },
    { order, intentKey: 'KEY', before: ['S1'] },
  );
  return { sent, log };
}

describe('sendOrder', () => {
  it('saves the record before it sends, and the answer before the browser leaves [PAY-013]', async () => {
    const { sent, log } = await send(created);

    expect(log).toEqual(['sent', 'order', 'redirected']);
    expect(sent).toMatchObject({
      kind: 'created',
      pending: {
        state: 'redirected',
        intentKey: 'KEY',
        before: ['S1'],
        vtgId: 'VTG1',
        vin: undefined,
        number: '1120101530',
        total: 841500,
        step: 7,
        subscriptionId: 'S9',
        redirect: 'https://card.example/S9',
        leftAt: 1_795_000_000_000,
      },
    });
  });

  it.each<Failure>([
    { kind: 'conflict', said: '이미 가입' },
    { kind: 'apply-ended', code: 'already-subscribed', said: '이미 가입' },
    unexpected(400),
  ])('removes the record of a refused order: %j [PAY-013]', async (failure) => {
    const { sent, log } = await send(failure);

    expect(log).toEqual(['sent', 'order', 'cleared']);
    expect(sent.kind).toBe('refused');
  });

  it.each<Failure>([{ kind: 'unreachable' }, unexpected(500), unexpected(502), unexpected(200)])(
    'sends once and keeps the record when the answer is lost: %j [PAY-013]',
    async (failure) => {
      const { sent, log } = await send(failure, created);

      expect(log.filter((one) => one === 'order')).toHaveLength(1);
      expect(log).not.toContain('cleared');
      expect(sent).toMatchObject({ kind: 'unknown', pending: { state: 'sent' } });
    },
  );
});

describe('sendOrder with idempotency keys', () => {
  beforeEach(() => {
    jest.replaceProperty(settings.backend, 'extras', ['idempotency-key']);
  });
  afterEach(() => jest.restoreAllMocks());

  it('sends a second time without an answer, but not a third time [API-023]', async () => {
    const twice = ['sent with order', 'order', 'order'];

    expect((await send({ kind: 'unreachable' }, created)).log).toEqual([...twice, 'redirected']);
    expect((await send(unexpected(502), unexpected(504), created)).log).toEqual(twice);
  });

  it('keeps the record when the session ends before the order is sent again [API-023, PAY-013]', async () => {
    const { sent, log } = await send({ kind: 'unreachable' }, { kind: 'signed-out' });

    expect(log).toEqual(['sent with order', 'order', 'order']);
    expect(sent).toMatchObject({ kind: 'unknown', thrown: { failure: { kind: 'signed-out' } } });
    expect((await send({ kind: 'signed-out' })).log).toContain('cleared');
  });

  it('does not send again when the server failed [API-023]', async () => {
    const { sent, log } = await send(unexpected(500), created);

    expect(log).toEqual(['sent with order', 'order', 'sent']);
    expect(sent.kind).toBe('unknown');
  });
});

describe('sendRecorded', () => {
  it('forgets that the customer was told of no order when the order exists [API-023, PAY-013]', async () => {
    const { sent } = await send({ kind: 'unreachable' });
    const outbox = { save: async () => undefined, clear: async () => undefined };
    const create = async () => created;
    const told = { ...sent.pending, toldNotBegun: true } as const;

    const again = await sendRecorded({ create, outbox, now: () => 1_795_000_000_000 }, told, {
      tries: 1,
      isRepeated: true,
    });

    expect(again.pending.toldNotBegun).toBeUndefined();
  });
});
