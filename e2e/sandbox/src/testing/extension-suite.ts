import { addDays, type PlainDate, plainDate } from '@shared/domain/calendar';
import { cancelledOn } from '@shared/domain/cooling-off';
import { cancel, read, refundOn } from './memberships';
import type { SandboxUnderTest } from './sandbox-under-test';

/** Tests the withdrawal from a paid extension that has not started. Source: A-99. */
export function extensionSuite(current: () => SandboxUnderTest): void {
  describe('a paid extension that has not started', () => {
    const id = 'S-extension-pending';
    const over = { state: -60, state_req: -50 };

    it('is refunded at once when the customer withdraws, where it is supported [A-99]', async () => {
      const caller = await current().as('extension-pending');
      const { price_payment } = await read(caller, id);
      const closed = [await refundOn(caller, id, '2026-11-20'), (await cancel(caller, id)).status];
      current().services.dialects.choose('extension-withdrawal');

      const { price_refund } = await refundOn(caller, id, '2026-11-20');
      const { status } = await cancel(caller, id);

      expect(closed).toEqual([{ price_refund: -99_999_999, refund_data: null }, 409]);
      expect([price_refund, status]).toEqual([price_payment, 200]);
      expect(await read(caller, id)).toMatchObject({ ...over, payments: { price_refund } });
      expect((await cancel(caller, id)).status).toBe(409);
    });

    it('is refunded by staff after a call of the customer, also when approved [A-99]', async () => {
      const { applications } = current().services;
      const caller = await current().as('extension-pending');
      await applications.approve(id);

      const card = await applications.withdraw(id);

      expect(card).toMatchObject({ state: -60, revokeReason: '청약철회 요청', may: [] });
      expect(await read(caller, id)).toMatchObject(over);
      await expect(applications.withdraw('S-extension-parent')).rejects.toThrow();
    });
  });

  describe('an extension that has begun', () => {
    const id = 'S-extension-approved';

    it('is refunded for the day that the page shows when staff confirm later [REVOKE-021, A-27, A-29]', async () => {
      const caller = await current().as('extension-approved');
      const { applications, clock } = current().services;
      const firstDay = plainDate(String((await read(caller, id))['date_start']));
      await clock.set(noonOf(firstDay));
      const begun = await read(caller, id);
      await clock.set(noonOf(addDays(firstDay, 19)));
      await cancel(caller, id);
      const asked = await read(caller, id);
      const today = addDays(firstDay, 29);
      await clock.set(noonOf(today));
      const shown = await refundOn(caller, id, cancelledOn(changeOf(asked), today));

      await applications.confirmRevoke(id);

      const { payments } = await read(caller, id);
      expect(begun).toMatchObject({ state: 20, date_state: firstDay });
      expect(shown['refund_data']).toMatchObject({ use: 20 });
      expect(payments).toMatchObject({ refund_data: shown['refund_data'] });
    });
  });
}

const noonOf = (day: PlainDate): Date => new Date(`${day}T12:00:00+09:00`);

/** Returns what the page reads of the last change of a membership. */
const changeOf = (answered: Awaited<ReturnType<typeof read>>) => ({
  startsOn: plainDate(String(answered['date_start'])),
  stateOn: plainDate(String(answered['date_state'])),
  parentId: String(answered['parent_subsc_id']),
});
