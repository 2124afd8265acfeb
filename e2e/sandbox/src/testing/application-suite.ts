import { cancel, read } from './memberships';
import { buy, extension, paymentOf, placeOrder, subscsOf } from './orders';
import { jpegOf } from './pictures';
import type { SandboxUnderTest } from './sandbox-under-test';

/** Tests an application from payment to approval and the following extension, on every database. */
export function applicationSuite(current: () => SandboxUnderTest): void {
  describe('a paid application', () => {
    it('starts on the day after approval in Korea and runs twelve months [STATE-008, A-69]', async () => {
      const caller = await current().as('new-customer');
      const insured = { pkg: 'PKG-POWERTRAIN', price_payment: 1_488_000 };
      const id = await buy(current(), caller, insured);
      // In London it is still the day before.
      await current().services.clock.set(new Date('2026-11-20T15:30:00Z'));

      await current().services.applications.approve(id);

      expect(await read(caller, id)).toMatchObject({
        date_start: '2026-11-22',
        date_stop: '2027-11-21',
        date_start_insurance: '2026-12-21',
        date_state: '2026-11-21',
      });
    });

    it('is refunded at once and in full when the customer cancels it [STATE-009, REVOKE-016]', async () => {
      const caller = await current().as('pending');

      const answer = await cancel(caller, 'S-pending');

      expect([answer.status, answer.body]).toEqual([200, {}]);
      expect(await read(caller, 'S-pending')).toMatchObject({
        state: -60,
        state_req: -50,
        price_payment: 326_700,
        payments: { price_refund: 326_700, refund_data: { penalty: 0, price_refund: 326_700 } },
      });
    });

    it('can be rejected and stay open, or be closed with a full refund [SBX-006]', async () => {
      const caller = await current().as('pending');
      const { applications } = current().services;

      await applications.reject('S-pending', { reason: '차량 정보 불일치' });
      const open = await read(caller, 'S-pending');
      await applications.reject('S-pending', { reason: '차량 정보 불일치', close: true });

      expect(open).toMatchObject({
        state: 15,
        confirm: -10,
        options: { confirm: -10 },
      });
      expect(await read(caller, 'S-pending')).toMatchObject({
        state: 10,
        confirm: -10,
        payments: { price_refund: 326_700 },
      });
    });

    it('accepts a new photo of a document only after staff requested it [SBX-006, API-025, RESUB-002]', async () => {
      const caller = await current().as('pending-retake');
      const { applications, dialects, uploads } = current().services;
      dialects.choose('photo-addresses');
      const early = await caller.put('/subscs/S-pending-retake', { att_insp_url: '/files/i.jpg' });
      dialects.choose('none');

      await applications.requestRetake('S-pending-retake', 'inspection');
      await uploads.store(caller.person.id, 1, new Uint8Array(jpegOf()));
      const answer = await caller.put('/subscs/S-pending-retake', { options: { km: 99_000 } });

      expect([early.status, answer.status]).toEqual([409, 200]);
      expect(await read(caller, 'S-pending-retake')).toMatchObject({
        att_insp: { options: { confirm: 10 } },
        att_panel: { options: { confirm: -10 } },
        options: { vehicleData: { km: 99_000 } },
      });
    });

    it('is not approved while a requested photo is missing [SBX-006]', async () => {
      await expect(current().services.applications.approve('S-pending-retake')).rejects.toThrow(
        '재촬영을 요청한 서류가 있습니다.',
      );
    });
  });

  describe('an extension', () => {
    it('of the warranty covers from day 30 after approval, but not before its first day [STATE-008]', async () => {
      const caller = await current().as('near-end');
      const warranty = { ...extension, pkg: 'PKG-POWERTRAIN', price_payment: 1_215_500 };
      const id = await buy(current(), caller, warranty);
      const { clock, applications } = current().services;
      await clock.set(new Date('2026-11-25T12:00:00+09:00'));

      await applications.approve(id);

      expect(await read(caller, id)).toMatchObject({
        date_start: '2026-12-11',
        date_start_insurance: '2026-12-25',
      });
    });

    it('that waits is refunded in full when staff confirm the cancellation of its membership [REVOKE-016]', async () => {
      const caller = await current().as('near-end');
      const id = await buy(current(), caller, extension);
      await cancel(caller, 'S-near-end');
      const asked = await read(caller, id);

      await current().services.applications.confirmRevoke('S-near-end');

      expect(asked).toMatchObject({ state: 10, state_req: 30 });
      expect(await read(caller, id)).toMatchObject({
        state: -60,
        state_req: -50,
        payments: { price_refund: 345_950, refund_data: { penalty: 0 } },
      });
    });

    it('is refunded at once when its membership was cancelled or transferred before payment [STATE-009]', async () => {
      const caller = await current().as('near-end');
      const { applications, settlePayment } = current().services;
      const payment = paymentOf(await placeOrder(caller, extension));
      await cancel(caller, 'S-near-end');
      await applications.confirmRevoke('S-near-end');

      await settlePayment(payment, 'success');

      expect(await subscsOf(caller)).toContainEqual(
        expect.objectContaining({
          parent_subsc_id: 'S-near-end',
          state: -60,
          state_req: -50,
          payments: expect.objectContaining({ price_refund: 345_950 }),
        }),
      );
    });

    it('waits beside its membership and is possible once per membership [STATE-007, A-29]', async () => {
      const caller = await current().as('near-end');
      const id = await buy(current(), caller, extension);

      expect(await read(caller, id)).toMatchObject({
        state: 10,
        state_req: 30,
        parent_subsc_id: 'S-near-end',
      });
      expect((await placeOrder(caller, extension)).body['status_code']).toBe(5011);
    });

    it.each([
      ['another first day', 'near-end', { date_start: '2026-12-12' }],
      [
        'a membership that is not near its end',
        'active-standard',
        { parent_subsc_id: 'S-active-standard' },
      ],
    ])('with %s ends with 5020 [EXT-004, EXT-007]', async (_what, key, change) => {
      const caller = await current().as(key);

      const answer = await placeOrder(caller, { ...extension, date_start: null, ...change });

      expect(answer.body['status_code']).toBe(5020);
    });

    it('of another customer’s membership is forbidden [SEC-002]', async () => {
      const caller = await current().as('new-customer');

      expect((await placeOrder(caller, extension)).status).toBe(403);
    });
  });
}
