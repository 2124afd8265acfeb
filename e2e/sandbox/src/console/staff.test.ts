/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import type { StaffAction, SubscriptionCard } from '../services/cards';
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());
beforeEach(() => staff.services.reset());

const subscriptions = () => staff.read<SubscriptionCard[]>('subscriptions');
const offering = async (action: StaffAction) =>
  (await subscriptions()).find(({ may }) => may.includes(action))!;
const byId = async (id: string) => (await subscriptions()).find((it) => it.id === id)!;

describe('application actions', () => {
  it('approve an application, whose service starts on the next day [SBX-006]', async () => {
    const { id } = (await subscriptions()).find(
      ({ may, state }) => may.includes('approve') && state === 15,
    )!;

    const answer = await staff.press('approve', { id, back: '/sandbox/applications' });

    const approved = await byId(id);
    expect([approved.state, approved.confirm, approved.startsOn]).toEqual([20, 20, '2026-11-21']);
    expect(answer.headers.get('location')).toMatch(/^\/sandbox\/applications\?done=/);
    expect(staff.lineOf(answer).get('done')).toContain('승인했습니다.');
  });

  it('reject an application with a reason and keep it open [SBX-006]', async () => {
    const { id, state } = await offering('reject');

    await staff.press('reject', { id, reason: '차량등록증을 읽을 수 없습니다.' });

    const rejected = await byId(id);
    expect([rejected.state, rejected.confirm, rejected.rejectReason]).toEqual([
      state,
      -10,
      '차량등록증을 읽을 수 없습니다.',
    ]);
  });

  it('request a new photo of a document [SBX-006]', async () => {
    const { id, documents } = await offering('requestRetake');
    const kind = documents[0]!.kind;

    await staff.press('retake', { id, kind });

    expect((await byId(id)).documents.find((it) => it.kind === kind)?.confirm).toBe(-10);
  });

  it('show the agreed version of each text [TERMS-016]', async () => {
    const { id } = await offering('approve');

    const page = await staff.html('/sandbox/applications');

    expect((await byId(id)).agreedTexts[0]).toEqual({
      title: '서비스 이용약관',
      version: '2026-01',
    });
    expect(page).toContain('서비스 이용약관 2026-01');
  });

  it('show an application with its photos and allowed actions', async () => {
    const { person, documents } = await offering('requestRetake');

    const page = await staff.html('/sandbox/applications');

    expect(page).toContain(person.name);
    expect(page).toContain(`src="${documents[0]!.url}"`);
    expect(page).toContain('action="/sandbox/do/retake"');
  });
});

describe('cancellation actions', () => {
  it('confirm a request and then refund it [SBX-006]', async () => {
    const { id } = await offering('confirmRevoke');

    await staff.press('confirm-revoke', { id });
    const confirmed = await byId(id);
    await staff.press('refund', { id });
    const refunded = await byId(id);

    expect([confirmed.state, confirmed.stateReq]).toEqual([-20, -40]);
    expect([refunded.state, refunded.stateReq]).toEqual([-60, -50]);
  });
});

describe('dealer link actions', () => {
  const offer = async () => {
    const { packages, vehicles, dealers } = await staff.services.solicitations.choices();
    return {
      name: '홍길동',
      package: packages[0]!.id,
      vin: vehicles.find(({ label }) => label.endsWith('14다1042'))!.vin,
      dealer: dealers[0]!.id,
      card: 'personal',
    };
  };

  it('create a link for a person without an account and change its states [SBX-006]', async () => {
    const made = (await (await staff.post('solicitation', await offer())).json()) as {
      data: { hash: string; state: number; isMember: boolean; path: string };
    };
    const moved = await staff.post('move-solicitation', { hash: made.data.hash, state: 50 });

    expect(made.data).toEqual(
      expect.objectContaining({
        state: 10,
        isMember: false,
        path: `/app/subscSolicitation/${made.data.hash}`,
      }),
    );
    expect(((await moved.json()) as { data: { state: number } }).data.state).toBe(50);
    expect(await staff.html('/sandbox/links')).toContain(`data-copy="${made.data.path}"`);
  });

  it('create a link for a member', async () => {
    const [person] = await staff.services.people.list();

    const made = await staff.post('solicitation', {
      ...(await offer()),
      person: person!.key,
    });

    expect(((await made.json()) as { data: { isMember: boolean } }).data.isMember).toBe(true);
  });
});

const carsOf = async (key: string) => {
  const person = await staff.services.people.byKey(key);
  const cars = await staff.services.people.vehiclesOf(person?.id ?? '');
  return cars.map(({ vin }) => vin);
};

describe('the sale of a car', () => {
  it('puts the car on the account of the buyer once [SBX-006]', async () => {
    const [car] = await carsOf('active-standard');
    const sale = { id: 'S-active-standard', to: 'new-customer' };

    await staff.press('sell-car', sale);
    await staff.press('sell-car', sale);

    expect((await carsOf('new-customer')).filter((one) => one === car)).toEqual([car]);
  });

  it('is refused when the buyer already owns the car [SBX-006]', async () => {
    const answer = await staff.press('sell-car', {
      id: 'S-active-standard',
      to: 'active-standard',
      back: '/sandbox/transfers',
    });

    expect(staff.lineOf(answer).get('wrong')).toBe('이미 이 사람의 차량입니다.');
  });

  it('is offered for running memberships on the transfers page [SBX-006]', async () => {
    const page = await staff.html('/sandbox/transfers');

    expect(page).toContain('<option value="S-active-standard">');
    expect(page).not.toContain('<option value="S-expired">');
    expect(page).toContain('<option value="new-customer">');
  });
});
