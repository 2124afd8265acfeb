import { cancel, read, refundOn } from './memberships';
import type { SandboxUnderTest } from './sandbox-under-test';

/** Tests a running membership and its end, on every database. */
export function membershipSuite(current: () => SandboxUnderTest): void {
  describe('a running membership', () => {
    it('waits for staff when the customer cancels, who can withdraw the request [STATE-010, API-026, API-027]', async () => {
      const caller = await current().as('active-standard');

      const asked = await cancel(caller, 'S-active-standard');
      const twice = await cancel(caller, 'S-active-standard');
      const requested = await read(caller, 'S-active-standard');
      await caller.put('/subscs/S-active-standard', { state_req: -30 });

      expect([asked.status, asked.body, twice.status]).toEqual([200, {}, 409]);
      expect(requested).toMatchObject({ state: 20, state_req: -20 });
      expect(await read(caller, 'S-active-standard')).toMatchObject({ state: 20, state_req: 10 });
    });

    it('is revoked by staff and then refunded by the computed amount [SBX-006]', async () => {
      const caller = await current().as('active-standard');
      await cancel(caller, 'S-active-standard');
      const { applications } = current().services;

      await applications.confirmRevoke('S-active-standard');
      const revoked = await read(caller, 'S-active-standard');
      await applications.refund('S-active-standard');

      // 326,700 paid − 32,670 penalty − 150,000 oil − 12,000 coupon − 40,000 pickup.
      expect(revoked).toMatchObject({
        state: -20,
        state_req: -40,
        payments: { price_refund: 92_030 },
      });
      expect(await read(caller, 'S-active-standard')).toMatchObject({ state: -60, state_req: -50 });
    });

    it.each(memberships)(
      'of $key is refunded as specified, to the won [REVOKE-021, REVOKE-022, CONST-021, CONST-022, CONST-023]',
      async (membership) => {
        const caller = await current().as(membership.key);
        const { price_payment, date_start } = await read(caller, membership.id);

        for (const days of DAYS) {
          // The first day of service is day 1. The approval day before it is day 0.
          const day = dayAfter(String(date_start), days - 1);
          const answer = await refundOn(caller, membership.id, day);

          expect(answer).toEqual(specified(BigInt(String(price_payment)), days, membership));
        }
      },
    );

    it('returns the same refund under both prefixes [SBX-001, API-028]', async () => {
      const caller = await current().as('power-train');
      const path = '/subscs/getRefundPrice/S-power-train?revoke_date=2026-11-20&type=app';

      const older = await current().send(`/api/v1${path}`, {
        headers: { Authorization: `Bearer ${caller.token}` },
      });

      expect(older.body).toEqual((await caller.get(path)).body);
    });

    it.each([
      ['transfer-in', 'S-transferred'],
      ['expired', 'S-expired'],
      ['revoked', 'S-revoked'],
      ['refunded', 'S-refunded'],
    ])('of %s cannot be cancelled [REVOKE-020]', async (key, id) => {
      const caller = await current().as(key);

      const { price_refund } = await refundOn(caller, id, '2026-11-20');

      expect([price_refund, (await cancel(caller, id)).status]).toEqual([-99_999_999, 409]);
    });

    it('expires when the clock passes its last day, and not on that day [SBX-008]', async () => {
      const caller = await current().as('near-end');
      const { clock } = current().services;

      await clock.set(new Date('2026-12-10T23:59:00+09:00'));
      const lastMinute = await read(caller, 'S-near-end');
      await clock.set(new Date('2026-12-11T00:00:00+09:00'));

      expect(lastMinute).toMatchObject({ state: 20, date_stop: '2026-12-10' });
      expect(await read(caller, 'S-near-end')).toMatchObject({
        state: -10,
        date_state: '2026-12-11',
      });
    });
  });
  describe('withdrawal of consents, where it is supported', () => {
    const withdraw = async (terms: object, extras = 'consent-withdrawal') => {
      current().services.dialects.choose(extras);
      const caller = await current().as('active-standard');
      const { status } = await caller.put('/subscs/S-active-standard', { terms });
      return { caller, status };
    };

    it('stores consents to advertising as withdrawn, and keeps the others [LAW-008]', async () => {
      const { caller, status } = await withdraw({ marketing: false });
      const { payments } = await read(caller, 'S-active-standard');

      expect(status).toBe(200);
      expect(payments).toMatchObject({ terms: { service_agreement: true, marketing: false } });
    });

    it('is refused for a consent of the contract, a new consent, and without the extension [LAW-008]', async () => {
      const answers = [
        await withdraw({ service_agreement: false }),
        await withdraw({ marketing: true }),
        await withdraw({ marketing: false }, 'none'),
      ];

      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    });
  });
}

/** Seeded memberships with the maintenance used and the cost of the insurance. */
const memberships = [
  { key: 'active-standard', id: 'S-active-standard', care: 202_000n, cost: 0n, claimed: false },
  { key: 'active-premium', id: 'S-active-premium', care: 0n, cost: 0n, claimed: false },
  { key: 'power-train', id: 'S-power-train', care: 0n, cost: 700_000n, claimed: false },
  { key: 'power-train-claim', id: 'S-power-train-claim', care: 0n, cost: 700_000n, claimed: true },
];
/** Both sides of each limit, and days on which the shares are no whole won. */
const DAYS = [0, 1, 14, 15, 73, 100, 266, 364, 365];

/** Computes the refund of the specification again, in integers and without the product's rules. */
function specified(price: bigint, use: number, membership: (typeof memberships)[number]) {
  const { care, cost, claimed } = membership;
  const isFree = use <= 14;
  const penalty = isFree ? 0n : price / 10n;
  const unused = isFree ? cost : (cost * (365n - BigInt(use))) / 365n;
  const returned = claimed ? 0n : unused;
  const left = price - penalty - care - (cost - returned);
  const price_refund = Number(left > 0n ? left : 0n);
  return {
    price_refund,
    refund_data: {
      use,
      insurance_prod_use: claimed,
      penalty: Number(penalty),
      care: Number(care),
      insurance_refund: Number(returned),
      price_refund,
    },
  };
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
