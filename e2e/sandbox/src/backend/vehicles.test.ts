/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { read } from '../testing/memberships';
import {
  buy,
  dataOf,
  extension,
  paymentOf,
  placeOrder,
  sentenceOf,
  subscsOf,
} from '../testing/orders';
import { sandboxOfFile } from '../testing/sandbox-under-test';

const { sandbox, caller } = sandboxOfFile();

const terms = { service_agreement: true, personal_info_agree: true, escalation: true };
const ID = 'S-to-transfer';

async function buyer() {
  const caller = await sandbox.as('buyer-of-car');
  return {
    ...caller,
    file: (given: object = terms) => caller.post(`/subscs/escalation/${ID}`, given),
  };
}

describe('a transfer', () => {
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

  it('includes the waiting extension, which needs no confirmation [TRANS-010]', async () => {
    const { formerOwner, receiver, handOver } = await nearEnd();
    const id = await buy(sandbox, formerOwner, extension);

    const filed = await handOver();

    expect(filed.status).toBe(200);
    expect(await read(receiver, id)).toMatchObject({
      state: 10,
      state_req: 30,
      options: { is_escalation: true, escalation: { state: 1 } },
    });
    expect(await read(formerOwner, id)).toMatchObject({ state: -10, state_req: 10 });
  });

  it('refunds an extension that is paid after the membership was transferred [TRANS-010]', async () => {
    const { formerOwner, receiver, handOver } = await nearEnd();
    const payment = paymentOf(await placeOrder(formerOwner, extension));
    await handOver();

    await sandbox.services.settlePayment(payment, 'success');

    const [own] = await subscsOf(formerOwner);
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

const register = async (vinNo: string) =>
  dataOf(
    await caller.post('/users/addVehicle', { vinNo, modelNm: '', vtg_no: caller.person.vtgNo }),
  );

const dealerSystem = async (vehicle_id: string) =>
  dataOf(await caller.post('/vehicles/getDmsVehiclesInfo', { vehicle_id, chk_vtg: true }));

describe('the dealer system', () => {
  it('answers whether a vehicle is the customer’s own if the call asks for it [API-015]', async () => {
    const own = [{ vinNo: caller.vin }];

    expect(await dealerSystem(caller.vin)).toMatchObject({ serCustVehicle: own });
    expect(await dealerSystem('MRDC3K29000000100')).toMatchObject({ serCustVehicle: [] });
  });
});

describe('registering a vehicle', () => {
  it('prevents the next customer from registering the vehicle [SEC-002]', async () => {
    await register('MRDC3K29000000100');
    const next = await sandbox.as('other-new-customer');

    const answer = await next.post('/users/addVehicle', {
      vinNo: 'MRDC3K29000000100',
      modelNm: '',
      vtg_no: next.person.vtgNo,
    });

    expect(answer.status).toBe(403);
  });

  it.each([
    ['WMNC3K29000000800', 'MINI 차량은 등록할 수 없습니다.'],
    ['MRDC5K29000000400', '입력하신 차대번호는 등록할 수 없습니다.'],
    ['MRDC3K29999999999', '입력하신 차대번호는 등록할 수 없습니다.'],
  ])('refuses %s with a sentence [API-016, A-43]', async (vin, said) => {
    expect(await register(vin)).toMatchObject({ result: false, msg: said });
  });
});
