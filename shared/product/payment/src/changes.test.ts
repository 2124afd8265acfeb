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

type Mine = Parameters<ReturnType<typeof isNoticeConfirmed>>[0]['subscriptions'][number];
const mine = (state: number | undefined): Mine => ({
  id: 'S1',
  state: 'active',
  transfer: state === undefined ? undefined : { state, name: '김하나', date: undefined },
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
