/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { dataOf } from '../testing/orders';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await openSandbox(undefined, 'coupon-id+photo-addresses');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.services.reset());

type Coupon = { id: string; unit: number; on: boolean; used: Record<string, unknown> | null };
type Coupons = { able: Coupon[]; disable: Coupon[] };
const coupons = async (key: string, id: string, call = 'showProdsV2') =>
  dataOf<Coupons>(await (await sandbox.as(key)).get(`/subscs/${call}/${id}`));

describe('coupons', () => {
  it('moves a coupon to the used list, and never below zero, when a service centre uses it [SBX-006, COUPON-007]', async () => {
    const desk = sandbox.services.coupons;
    await desk.markUsed('S-active-standard', 'STD-COUPON', 18_000);

    const { able, disable } = await coupons('active-standard', 'S-active-standard');

    expect(able.map(({ id }) => id)).not.toContain('STD-COUPON');
    expect(disable.at(2)).toMatchObject({
      id: 'STD-COUPON',
      unit: 0,
      on: false,
      used: { unit: 18_000, date: '2026-11-20', dealer_agent_cdk_slug: '한강-강남' },
    });
    await expect(desk.markUsed('S-active-standard', 'STD-COUPON', 1)).rejects.toThrow(
      '남은 혜택이 없습니다.',
    );
  });

  it('moves unused coupons to the disabled list when the membership ends [API-021]', async () => {
    const { able, disable } = await coupons('expired', 'S-expired');

    expect(able).toEqual([]);
    expect(disable.filter(({ used }) => used === null).map(({ id }) => id)).toEqual([
      'STD-DISCOUNT',
      'STD-COUPON',
      'STD-PICKUP',
    ]);
  });

  it('lists no coupon before approval [API-021]', async () => {
    expect(await coupons('pending', 'S-pending')).toEqual({ able: [], disable: [] });
  });
});

describe('a warranty claim', () => {
  it('is refused before day 30 after approval [CONST-003]', async () => {
    const caller = await sandbox.as('pending-retake');
    await caller.put('/subscs/S-pending-retake', { att_panel_url: '/files/p.jpg' });
    await sandbox.services.applications.approve('S-pending-retake');
    await sandbox.services.clock.set(new Date('2026-12-19T12:00:00+09:00'));

    await expect(sandbox.services.coupons.addClaim('S-pending-retake')).rejects.toThrow(
      '보증은 승인 30일 후부터 적용됩니다.',
    );
    await sandbox.services.clock.set(new Date('2026-12-20T12:00:00+09:00'));
    expect(await sandbox.services.coupons.addClaim('S-pending-retake')).toMatch(/^C[0-9A-F]{8}$/);
  });
});
