/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { read } from '../testing/memberships';
import { buy, dataOf, paymentOf, placeOrder, sentenceOf, subscsOf } from '../testing/orders';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.services.reset());

const terms = { service_agreement: true, personal_info_agree: true, escalation: true };
const ID = 'S-to-transfer';
type Listed = { subscs: Record<string, unknown>[] };

async function buyer() {
  const caller = await sandbox.as('buyer-of-car');
  const [vehicle] = await sandbox.services.people.vehiclesOf(caller.person.id);
  const check = (num_id = vehicle?.vin ?? '') =>
    caller.post('/vehicles/escalationCheck', { vtg_id: caller.vtgId, num_id });
  return {
    ...caller,
    check,
    file: (given: object = terms) => caller.post(`/subscs/escalation/${ID}`, given),
    list: async () => dataOf<Listed>(await caller.get(`/users/${caller.person.id}`)).subscs,
  };
}

describe('a transfer', () => {
  it('is found by the VIN of the new owner’s vehicle [API-032, A-48]', async () => {
    const caller = await buyer();

    expect(dataOf(await caller.check())).toEqual({ user_id: 'U1047', subsc_id: ID });
  });

  it('changes the owner, keeps the first owner’s period and creates a notice [API-030, TRANS-012]', async () => {
    const caller = await buyer();

    const filed = await caller.file();

    expect([filed.status, filed.body]).toEqual([200, {}]);
    expect(await caller.list()).toMatchObject([
      {
        id: ID,
        state: 20,
        date_start: '2026-06-24',
        date_stop: '2027-06-23',
        options: {
          is_escalation: true,
          escalation: { state: 0, name: '채*슬', date: '2026-11-20' },
        },
      },
    ]);
    expect(dataOf(await caller.check())).toEqual({ user_id: null, subsc_id: null });
  });

  it('stores the term versions that the new owner agreed to and shows them to staff [API-030, TERMS-016]', async () => {
    sandbox.services.dialects.choose('terms-versions');
    const caller = await buyer();

    await caller.post(`/subscs/escalation/${ID}`, {
      terms,
      terms_version: { service_agreement: '2025-01', escalation: '2026-01' },
    });

    expect((await sandbox.services.applications.byId(ID))?.agreedTexts).toEqual([
      { title: '서비스 이용약관', version: '2025-01' },
      { title: '멤버십 양도 유의사항', version: '2026-01' },
    ]);
  });

  it('shows the former owner an ended membership with the name of the new owner [TRANS-012]', async () => {
    await (await buyer()).file();
    const formerOwner = await sandbox.as('seller-of-car');

    const { subscs } = dataOf<Listed>(await formerOwner.get(`/users/${formerOwner.person.id}`));
    const change = await formerOwner.put(`/subscs/${ID}`, { state_req: -30 });

    expect(subscs).toMatchObject([
      { id: ID, state: -10, options: { escalation: { name: '방*온' } } },
    ]);
    expect(change.status).toBe(403);
  });

  it('stays confirmed after the receiver confirms it [API-031, TRANS-008]', async () => {
    const receiver = await sandbox.as('transfer-in');

    const first = await receiver.post('/subscs/confirmEscalation/S-transferred');
    const again = await receiver.post('/subscs/confirmEscalation/S-transferred');

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await sandbox.services.transfers.list()).toMatchObject([
      { subscriptionId: 'S-transferred', from: '하도경', to: '노아인', state: 1 },
    ]);
  });

  it('cannot be filed twice or for one’s own membership', async () => {
    const caller = await buyer();
    await caller.file();
    const own = await sandbox.as('active-standard');

    const again = await caller.file();
    const ownFiled = await own.post('/subscs/escalation/S-active-standard', terms);

    expect([again.status, ownFiled.status]).toEqual([409, 409]);
  });

  it('requires its required terms and a channel for advertising [TRANS-002]', async () => {
    const caller = await buyer();

    const unchecked = await caller.file({ ...terms, escalation: false });
    const noChannel = await caller.file({ ...terms, marketing: true, ad_receive_agree: true });

    expect([unchecked.status, sentenceOf(unchecked)]).toEqual([400, '필수 약관에 동의해 주세요.']);
    expect(sentenceOf(noChannel)).toBe('광고 수신 방법을 하나 이상 선택해 주세요.');
  });

  it('requires thirty remaining days of service [TRANS-010]', async () => {
    const caller = await buyer();

    await sandbox.services.clock.set(new Date('2027-05-25T12:00:00+09:00'));
    const tooLate = await caller.file();
    await sandbox.services.clock.set(new Date('2027-05-24T12:00:00+09:00'));
    const justInTime = await caller.file();

    expect([tooLate.status, sentenceOf(tooLate), justInTime.status]).toEqual([
      409,
      '남은 서비스 기간이 30일 미만이라 양도할 수 없습니다.',
      200,
    ]);
  });

  it('includes the waiting extension, which needs no confirmation [TRANS-010]', async () => {
    const { formerOwner, receiver, handOver } = await nearEnd();
    const extension = await buy(sandbox, formerOwner, EXTENSION);

    const filed = await handOver();

    expect(filed.status).toBe(200);
    expect(await read(receiver, extension)).toMatchObject({
      state: 10,
      state_req: 30,
      options: { is_escalation: true, escalation: { state: 1 } },
    });
    expect(await read(formerOwner, extension)).toMatchObject({ state: -10, state_req: 10 });
  });

  it('refunds an extension that is paid after the membership was transferred [TRANS-010]', async () => {
    const { formerOwner, receiver, handOver } = await nearEnd();
    const payment = paymentOf(await placeOrder(formerOwner, EXTENSION));
    await handOver();

    await sandbox.services.settlePayment(payment, 'success');

    const [own] = await subscsOf<Paid>(formerOwner);
    expect(own).toMatchObject({
      parent_subsc_id: 'S-near-end',
      state: -60,
      payments: { price_payment: 345_950, price_refund: 345_950 },
    });
    const ids = (await subscsOf(receiver)).map(({ id }) => id);
    expect(ids).toContain('S-near-end');
    expect(ids).not.toContain(own?.id);
  });
});

type Paid = { id: string };
const EXTENSION = {
  state_req: 30,
  parent_subsc_id: 'S-near-end',
  date_start: '2026-12-11',
  price_payment: 345_950,
};

/** Prepares a membership with 31 days left whose car was sold to another customer. */
async function nearEnd() {
  await sandbox.services.clock.set(new Date('2026-11-10T12:00:00+09:00'));
  const formerOwner = await sandbox.as('near-end');
  const receiver = await sandbox.as('other-new-customer');
  const handOver = async () => {
    await sandbox.services.transfers.sellCar('S-near-end', 'other-new-customer');
    return receiver.post('/subscs/escalation/S-near-end', terms);
  };
  return { formerOwner, receiver, handOver };
}
