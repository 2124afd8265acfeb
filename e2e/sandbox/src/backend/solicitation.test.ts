/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { linkHash } from '../people/link-hash';
import { dataOf, everyTerm, sentenceOf } from '../testing/orders';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.services.reset());

const guest = linkHash('guest');
const member = linkHash('member');
const look = async (hash: string) =>
  dataOf(await sandbox.visitor.get(`/subscSolicitations/${hash}`));
const agree = (hash: string, terms: object = everyTerm) =>
  sandbox.visitor.post(`/subscSolicitations/${hash}/apply`, terms);
const prove = async (outcome: 'success' | 'failure') => {
  const { body } = await sandbox.visitor.get(`/encData?hash=${guest}`);
  return sandbox.services.solicitations.completeIdentity(String(body['encData']), outcome);
};
const payFor = async (hash: string) => {
  await sandbox.services.solicitations.move(hash, 50);
  const { redirect } = dataOf<{ redirect: string }>(await agree(hash));
  return redirect.split('/').at(-1) ?? '';
};

describe('a dealer link', () => {
  it('shows the vehicle, package, dealer, card and price [API-035, SOLIC-007]', async () => {
    expect(await look(member)).toMatchObject({
      name: '김민준',
      options: {
        type: 'member',
        vehicle: { num_id: 'MRDC5K20005000000', num_reg: '15가1050', model: 'C5 2.0 세단' },
        pkg: { title: '프리미엄 멤버십', group: 'PREMIUM' },
        dealer: { title: '한강모터스' },
        subsc: { payments: { card_type: 10, price_payment: 885_000 } },
      },
    });
  });

  it('changes its state when the customer agrees to the terms [API-036, SOLIC-003]', async () => {
    const answer = await agree(member);

    expect(answer.body['data']).toEqual({ redirect: null });
    expect(await look(member)).toMatchObject({ state: 20 });
    expect((await agree(member)).status).toBe(409);
  });

  it('stores the term versions of both steps and shows them to staff [SOLIC-006, TERMS-016]', async () => {
    sandbox.services.dialects.choose('terms-versions');
    const say = (terms_version: object) =>
      sandbox.visitor.post(`/subscSolicitations/${member}/apply`, {
        terms: everyTerm,
        terms_version,
      });
    const shown = async () => {
      const links = await sandbox.services.solicitations.list();
      return links.find(({ hash }) => hash === member)?.agreedTexts;
    };

    await say({ service_agreement: '2025-01' });
    expect(await shown()).toEqual([{ title: '서비스 이용약관', version: '2025-01' }]);

    await sandbox.services.solicitations.move(member, 50);
    const { redirect } = dataOf<{ redirect: string }>(await say({ pay_personal: '2026-01' }));
    const agreed = [
      { title: '서비스 이용약관', version: '2025-01' },
      { title: '결제 개인정보 수집 및 이용 동의', version: '2026-01' },
    ];
    expect(await shown()).toEqual(agreed);
    await sandbox.services.settlePayment(redirect.split('/').at(-1) ?? '', 'success');
    const [latest] = await sandbox.services.applications.list('new-customer');
    expect(latest?.agreedTexts).toEqual(agreed);
  });

  it('requires an identity check from a visitor without an account [SOLIC-005]', async () => {
    const unproved = await agree(guest);
    const failed = await prove('failure');
    const still = await agree(guest);
    await prove('success');

    expect([unproved.status, sentenceOf(unproved)]).toEqual([400, '본인인증을 진행해 주세요.']);
    expect([failed, still.status, (await agree(guest)).status]).toEqual([true, 400, 200]);
  });

  it('accepts an identity result once, and only for encData that it issued [API-037]', async () => {
    const { body } = await sandbox.visitor.get(`/encData?hash=${guest}`);
    const { completeIdentity } = sandbox.services.solicitations;

    const first = await completeIdentity(String(body['encData']), 'failure');
    const replayed = await completeIdentity(String(body['encData']), 'success');
    const invented = await completeIdentity('invented', 'success');

    expect([first, replayed, invented]).toEqual([true, false, false]);
    expect(await look(guest)).toMatchObject({ options: { selfAuth: false } });
  });

  it('refuses missing terms [TERMS-015]', async () => {
    expect((await agree(member, { service_agreement: true })).status).toBe(400);
  });

  it('becomes the customer’s application when it is paid after staff request the payment [A-49]', async () => {
    await agree(member);
    const payment = await payFor(member);

    await sandbox.services.settlePayment(payment, 'success');

    const caller = await sandbox.as('new-customer');
    const { body } = await caller.get(`/users/${caller.person.id}`);
    expect(await look(member)).toMatchObject({ state: 60 });
    expect(body['data']).toMatchObject({
      subscs: [{ state: 15, price_payment: 885_000, pkg: { id: 'PKG-PREMIUM' } }],
    });
  });

  it('shows that it is paid when the customer has no account [A-49]', async () => {
    await prove('success');
    await agree(guest);
    const payment = await payFor(guest);

    await sandbox.services.settlePayment(payment, 'success');

    expect(await look(guest)).toMatchObject({ state: 60 });
    expect(await sandbox.services.landingUrl(payment)).toMatch(/^\/app\/layover\?vtg_id=&state=50/);
  });

  it('creates one payment even if the button is pressed several times', async () => {
    await agree(member);

    expect(await payFor(member)).toBe(await payFor(member));
  });

  it('gets the price of the day and a hash of 128 bits when staff create it [SBX-006]', async () => {
    const made = await sandbox.services.solicitations.create({
      personKey: 'other-new-customer',
      name: '이서연',
      packageId: 'PKG-STANDARD',
      vin: 'MRDV3K20006000000',
      dealerId: 'D01',
      cardType: 'company',
    });

    // V3 at 66 months: 380,000 net, 418,000 with VAT, 10 % off.
    expect(made).toMatchObject({ state: 10, price: 376_200, cardType: 'company', isMember: true });
    expect(made.hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('returns an unknown state unchanged so that the app can report it [SOLIC-004]', async () => {
    expect(await look(linkHash('unreadable'))).toMatchObject({ state: 30 });
  });
});
