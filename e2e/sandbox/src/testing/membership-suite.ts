import { cancel, read, refundOn } from './memberships';
import { placeOrder, subscsOf } from './orders';
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

    it('never has a negative refund, however much was used [REVOKE-021]', async () => {
      const caller = await current().as('new-customer');
      const free = { price_payment: 0, payments: { promo_code: { slug: 'FREE100' } } };
      await placeOrder(caller, free);
      const id = (await subscsOf(caller))[0]?.id ?? '';
      const { applications, coupons, clock } = current().services;
      await applications.approve(id);
      await clock.set(new Date('2026-11-21T12:00:00+09:00'));
      await coupons.markUsed(id, 'STD-OIL');

      const { price_refund, refund_data } = await refundOn(caller, id, '2026-11-21');

      expect([price_refund, (refund_data as { care: number }).care]).toEqual([0, 150_000]);
    });

    it('returns everything on day 14 and deducts 10 % on day 15 [REVOKE-021]', async () => {
      const caller = await current().as('active-premium');

      const last = await refundOn(caller, 'S-active-premium', '2026-11-24');
      const first = await refundOn(caller, 'S-active-premium', '2026-11-25');

      // C5 at 90 months: 990,000 − 50,000 − 49,500 (code of 5 %).
      expect(last).toMatchObject({ price_refund: 890_500, refund_data: { use: 14, penalty: 0 } });
      expect(first).toMatchObject({
        price_refund: 801_450,
        refund_data: { use: 15, penalty: 89_050 },
      });
    });

    it('lists the parts of the refund, which add up to the total [REVOKE-022]', async () => {
      const caller = await current().as('power-train');

      const { price_refund, refund_data } = await refundOn(caller, 'S-power-train', '2026-11-20');

      // 1,488,000 paid. The insurance is 700,000, of which 265/365 are refunded after 100 days.
      expect(refund_data).toEqual({
        use: 100,
        insurance_prod_use: false,
        penalty: 148_800,
        care: 0,
        insurance_refund: 508_219,
        price_refund: 1_147_419,
      });
      expect(price_refund).toBe(1_147_419);
    });

    it('does not refund the insurance after a claim [REVOKE-021, REVOKE-022]', async () => {
      const caller = await current().as('power-train-claim');

      const { refund_data } = await refundOn(caller, 'S-power-train-claim', '2026-11-20');

      expect(refund_data).toMatchObject({ insurance_prod_use: true, insurance_refund: 0 });
    });

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
}
