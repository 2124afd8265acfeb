import { ApiFailure, type Failure, isRefusal } from '@shared/failure';
import {
  areConsentsWithdrawn,
  isDocumentIn,
  isLinkAgreed,
  isLinkPaid,
  isNoticeConfirmed,
  isRegistered,
  isRevokeFiled,
  isRevokeWithdrawn,
  isTransferFiled,
} from './changes';
import { isUnanswered } from './send-order';
import { settle } from './settle';

jest.mock('./pause', () => ({ pause: () => Promise.resolve() }));

const fails = (failure: Failure) => () => Promise.reject(new ApiFailure(failure));
const unexpected = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });
const notDone = { verdict: 'not-done', held: 'before', lost: undefined };
const isDone = (held: string) => held === 'after';
const taken = () => Promise.resolve();
type Mine = Parameters<ReturnType<typeof isNoticeConfirmed>>[0]['subscriptions'][number];
const mine = (state: number | undefined): Mine => ({
  id: 'S1',
  state: 'active',
  transfer: state === undefined ? undefined : { state, name: '김하나', date: undefined },
});

describe('settle', () => {
  it.each([
    ['taken', taken],
    ['without an answer', fails({ kind: 'unreachable' })],
    ['answered by a gateway', fails(unexpected(502))],
    ['answered in a way nobody can read', fails(unexpected(200))],
  ])(
    'returns done when the request is %s and the server has the change [API-027]',
    async (_, send) => {
      const settled = await settle({ send, look: async () => 'after', isDone });

      expect(settled).toEqual({ verdict: 'done', held: 'after' });
    },
  );

  it('returns not-done when the server accepted the request but changed nothing [API-027]', async () => {
    const look = jest.fn(async () => 'before');

    expect(await settle({ send: taken, look, isDone })).toEqual(notDone);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('returns done when the server shows the change a moment later [API-027]', async () => {
    const states = ['before', 'after'];

    const settled = await settle({ send: taken, look: async () => states.shift() ?? '', isDone });

    expect(settled.verdict).toBe('done');
  });

  it.each<Failure>([
    { kind: 'conflict', said: 'no' },
    { kind: 'forbidden', said: 'no' },
    { kind: 'signed-out' },
    unexpected(400),
  ])('does not query the server when the change was refused: %j [API-027]', async (failure) => {
    const look = jest.fn(async () => 'after');

    expect(await settle({ send: fails(failure), look, isDone })).toMatchObject({
      verdict: 'refused',
    });
    expect(look).not.toHaveBeenCalled();
  });

  it('returns not-yet-known when the server cannot be queried [API-027]', async () => {
    const look = fails({ kind: 'unreachable' });

    expect(await settle({ send: taken, look, isDone })).toMatchObject({ verdict: 'not-yet-known' });
  });

  it('keeps not-done when later queries fail [API-027]', async () => {
    const looks = [async () => 'before', fails({ kind: 'unreachable' })];
    const look = jest.fn(() => (looks.shift() ?? fails({ kind: 'unreachable' }))());

    expect(await settle({ send: taken, look, isDone })).toEqual(notDone);
  });

  it('stops querying when the user is signed out [API-027]', async () => {
    const look = jest.fn(fails({ kind: 'signed-out' }));

    expect(await settle({ send: taken, look, isDone })).toMatchObject({ verdict: 'not-yet-known' });
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('sends the change only once [API-027]', async () => {
    const send = jest.fn(fails({ kind: 'unreachable' }));
    await settle({ send, look: async () => 'before', isDone });

    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('isRefusal and isUnanswered', () => {
  const holding = (is: (thrown: unknown) => boolean, statuses: readonly number[]) =>
    statuses.filter((status) => is(new ApiFailure(unexpected(status))));

  it('isRefusal is true only for statuses that say that it did not work [API-027]', () => {
    const statuses = [0, 200, 302, 400, 404, 408, 413, 422, 425, 429, 500, 503];

    expect(holding(isRefusal, statuses)).toEqual([400, 404, 413, 422]);
  });

  it('isUnanswered is true only for statuses of a gateway [API-023]', () => {
    const statuses = [0, 200, 400, 409, 500, 501, 502, 503, 504, 505];

    expect(holding(isUnanswered, statuses)).toEqual([0, 200, 502, 503, 504]);
  });

  it('without an answer only isUnanswered is true, and isRefusal for each kind of refusal [API-023, API-027]', () => {
    const unreachable = new ApiFailure({ kind: 'unreachable' });
    const refusals: Failure[] = [
      { kind: 'signed-out' },
      { kind: 'forbidden', said: undefined },
      { kind: 'conflict', said: undefined },
      { kind: 'apply-ended', code: 'not-created', said: undefined },
    ];

    expect([isRefusal(unreachable), isUnanswered(unreachable)]).toEqual([false, true]);
    expect(refusals.every((failure) => isRefusal(new ApiFailure(failure)))).toBe(true);
  });
});

describe('changes', () => {
  it('areConsentsWithdrawn returns true when none of them is given any more [LAW-008]', () => {
    const withdrawn = areConsentsWithdrawn(['marketing', 'ad_receive_sms']);
    const held = (terms: object) => ({ payments: { terms } });

    expect(withdrawn(held({ service_agreement: true, marketing: false }))).toBe(true);
    expect(withdrawn(held({ marketing: false, ad_receive_sms: true }))).toBe(false);
  });

  it('isRevokeFiled returns true when a cancellation is filed or further [REVOKE-017]', () => {
    const filed = ['revoke', 'revoke-confirmed', 'refund'] as const;
    for (const request of filed) expect(isRevokeFiled({ state: 'active', request })).toBe(true);
    expect(isRevokeFiled({ state: 'refund-confirmed', request: 'refund' })).toBe(true);
    expect(isRevokeFiled({ state: 'active', request: 'none' })).toBe(false);
    expect(isRevokeFiled({ state: 'active', request: 'revoke-withdrawn' })).toBe(false);
  });

  it('isRevokeWithdrawn returns true when a cancellation is withdrawn or was never filed [REVOKE-018]', () => {
    expect(isRevokeWithdrawn({ state: 'active', request: 'revoke-withdrawn' })).toBe(true);
    expect(isRevokeWithdrawn({ state: 'active', request: 'none' })).toBe(true);
    expect(isRevokeWithdrawn({ state: 'active', request: 'revoke' })).toBe(false);
  });

  it('isDocumentIn returns true when a document waits for review or is approved [RESUB-006]', () => {
    const documents = { registration: 'unchecked', inspection: 'retake', panel: 'absent' } as const;

    expect(isDocumentIn('registration')({ documents })).toBe(true);
    expect(isDocumentIn('inspection')({ documents })).toBe(false);
    expect(isDocumentIn('panel')({ documents })).toBe(false);
    expect(isDocumentIn('panel')({ documents: { ...documents, panel: 'suitable' } })).toBe(true);
  });

  it('isTransferFiled returns true when the new owner has it or its notice has a state [TRANS-003, TRANS-009]', () => {
    const isFiled = isTransferFiled('S1');

    expect(isFiled({ subscriptions: [mine(0)], notice: undefined })).toBe(true);
    expect(isFiled({ subscriptions: [], notice: { state: 0 } })).toBe(true);
    expect(isFiled({ subscriptions: [], notice: { state: undefined } })).toBe(false);
    expect(isFiled({ subscriptions: [{ ...mine(0), id: 'S2' }], notice: undefined })).toBe(false);
  });

  it('isNoticeConfirmed returns true when the receiver needs no further notice [TRANS-008]', () => {
    const isConfirmed = isNoticeConfirmed('S1');

    expect(isConfirmed({ subscriptions: [mine(1)] })).toBe(true);
    expect(isConfirmed({ subscriptions: [mine(0)] })).toBe(false);
    expect(isConfirmed({ subscriptions: [] })).toBe(false);
  });

  it('isLinkAgreed and isLinkPaid depend on the step of the link [SOLIC-003, SOLIC-006]', () => {
    const steps = [-1, 1, 2, 3, 4] as const;

    expect(steps.filter((step) => isLinkAgreed({ step }))).toEqual([2, 3, 4]);
    expect(steps.filter((step) => isLinkPaid({ step }))).toEqual([4]);
  });

  it('isRegistered returns true when the vehicle is in the list [API-016]', () => {
    const vehicles = [{ vin: 'WBA11111111111111' }];

    expect(isRegistered('WBA11111111111111')({ vehicles })).toBe(true);
    expect(isRegistered('WBA22222222222222')({ vehicles })).toBe(false);
  });
});
