import 'fake-indexeddb/auto';
import { NOON } from '@shared/domain/testing/noon';
import { act, renderHook } from '@testing-library/react';
import { insured, start } from '../testing/insured';
import { pendingPayment } from '../testing/pending-payment';
import * as page from './index';

type House = typeof page;

const DRAFT = 'servicecare.application';

/** Loads the package as a page does with this storage in its tab. */
async function opened(): Promise<House> {
  Reflect.deleteProperty(globalThis, Symbol.for('@shared/application'));
  let house: House | undefined;
  await jest.isolateModulesAsync(async () => {
    house = await import('./index');
  });
  return house!;
}

beforeEach(() => sessionStorage.clear());

describe('current application', () => {
  it('is observed by pages', () => {
    const { result } = renderHook(() => page.useApplication());

    act(() => {
      page.startApplication(start);
      page.saveAnswer('mileage', 1);
    });

    expect(result.current?.mileage).toBe(1);
  });

  it('is removed by clearApplication', async () => {
    const { clearApplication, startApplication } = await opened();
    startApplication(start);
    clearApplication();

    expect((await opened()).currentApplication()).toBeUndefined();
  });

  it('has its own intent key, also after a reload', async () => {
    const { intentKeyFor, startApplication } = await opened();
    const first = startApplication(start);
    const second = startApplication(start);

    expect(intentKeyFor(first)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(intentKeyFor(second)).not.toBe(intentKeyFor(first));
    const after = await opened();
    expect(after.currentApplication()?.intentKey).toBe(intentKeyFor(second));
  });
});

describe('restoreApplication after a failed payment', () => {
  const reqs = { pkg: 'PK1', vehicle_num_id: 'WBA11111111111111' };

  it('continues the draft of the tab with a new key [LAND-006]', async () => {
    sessionStorage.setItem(DRAFT, JSON.stringify({ version: 2, application: insured }));
    const { restoreApplication } = await opened();

    const restored = await restoreApplication(reqs);

    expect(restored).toEqual({ ...insured, intentKey: restored?.intentKey });
    expect(restored?.intentKey).not.toBe(insured.intentKey);
  });

  it('uses the returned order when it is another one [LAND-006]', async () => {
    sessionStorage.setItem(DRAFT, JSON.stringify({ version: 2, application: insured }));
    const { currentApplication, restoreApplication } = await opened();

    await restoreApplication({ ...reqs, pkg: 'PK2' });

    expect(currentApplication()).toMatchObject({ packageId: 'PK2', mileage: undefined });
  });

  it('keeps the draft, or none, when the order is unreadable [LAND-007]', async () => {
    const { restoreApplication, startApplication } = await opened();

    expect(await restoreApplication('{')).toBeUndefined();
    startApplication(start);
    expect(await restoreApplication('{')).toMatchObject({ packageId: 'PK1' });
  });
});

describe('pending payment', () => {
  it('is written, read, changed and cleared', async () => {
    const { changePendingPayment, clearPendingPayment, readPendingPayment, savePendingPayment } =
      await opened();
    await savePendingPayment({ ...pendingPayment, createdAt: NOON, vtgId: 'V1', intentKey: 'k' });
    expect(await readPendingPayment('V1')).toMatchObject({ intentKey: 'k' });
    expect(await readPendingPayment('V2')).toBeUndefined();

    await changePendingPayment({ vtgId: 'V1', number: '1120101530' }, { declined: true });
    await changePendingPayment({ vtgId: 'V1', number: '1119000000' }, { intentKey: 'other' });
    expect(await readPendingPayment('V1')).toMatchObject({ intentKey: 'k', declined: true });

    await clearPendingPayment({ vtgId: 'V1' });

    expect(await readPendingPayment('V1')).toBeUndefined();
  });
});
