import '../../testing/disk';
import {
  clearApplication,
  clearPendingPayment,
  currentApplication,
  readPendingPayment,
  restoreApplication,
  resumeApplication,
  resumeCameraTrip,
  saveAnswer,
  saveCameraTrip,
  savePendingPayment,
} from '@shared/application';
import { PendingNotice } from '@shared/payment/PendingNotice';
import { useComplete } from '@shared/payment/use-complete';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { signOut } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { applyPhotos, killWebview, VIN } from '../../testing/applying';
import { thePayment } from '../../testing/order';
import { stockShop } from '../../testing/shop';
import { screens } from '../screens';
import { withDraft } from './with-draft';

/** Waits until the last change is on disk, and returns the application. */
async function applied() {
  applyPhotos();
  await workDone();
  const mine = currentApplication()!;
  // The owner's name is not saved on disk, because it was verified already and no order contains it.
  return { ...mine, registration: { ...mine.registration!, ownerName: '' } };
}

describe('a page that was killed while the customer was elsewhere', () => {
  beforeAll(arrive);
  afterEach(clearApplication);

  it('continues its application at every address of it [APPLY-009] [PHOTO-005]', async () => {
    for (const open of [
      screens.SubscApplyPkg,
      screens.SubscApplyVehicle,
      screens.SubscApplyTermInsurance,
      screens.SubscApplyVehicleReg,
      screens.SubscApplyVehicleInsp,
      screens.SubscApplyVehiclePanel,
      screens.SubscApplyReq,
    ]) {
      const mine = await applied();
      killWebview();
      expect(currentApplication()).toBeUndefined();

      await open();

      expect(currentApplication()).toEqual(mine);
    }
  });

  it('continues with all answers after a card was declined elsewhere [LAND-006]', async () => {
    const mine = await applied();
    killWebview();

    const restored = await restoreApplication({ pkg: 'PT', vehicle_num_id: mine.vin });

    expect(restored).toEqual({ ...mine, intentKey: restored?.intentKey });
    expect(restored?.intentKey).not.toBe(mine.intentKey);
  });

  it('shows its application at home beside a declined payment [A-87]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
    await applied();
    await savePendingPayment(thePayment({ declined: true }));
    killWebview();

    renderPage('SubscGuide', PendingNotice);

    expect(await screen.findByRole('button', { name: '이어서 신청하기' })).toBeVisible();
    await clearPendingPayment({ vtgId: 'V1' });
  });

  it('continues its application after the terms of the same choice [APPLY-003, PHOTO-005]', async () => {
    const { registration } = await applied();
    killWebview();
    stockShop();
    const address = `/subscApply/term?pkg=PT&vehicle=${VIN}&date=2020-03-15&step=1`;
    renderPage('SubscApplyTerm', await screens.SubscApplyTerm(), address);
    await tick(/전체 동의/);

    await press('다음');
    await workDone();

    expect(currentApplication()).toMatchObject({ registration });
  });

  it('keeps its application when a payment for another car is completed [A-78]', async () => {
    const mine = await applied();
    killWebview();
    const { result } = renderHook(useComplete, { wrapper: MemoryRouter });

    await act(() => result.current({ id: 'S9', vin: 'WBA00000000000009' }, { step: 3 }));

    expect(currentApplication()).toEqual(mine);
  });

  it('does not give the application of one customer to another [SEC-008]', async () => {
    await applied();
    killWebview();
    sessionStorage.setItem('servicecare.owner', 'another');

    await resumeApplication();

    expect(currentApplication()).toBeUndefined();
  });
});

describe('withDraft', () => {
  it('keeps an application that is in progress', async () => {
    await applied();
    saveAnswer('mileage', 45_210);

    await withDraft(Promise.resolve('page'));

    expect(currentApplication()?.mileage).toBe(45_210);
  });

  it('reports a failed load from the start', async () => {
    const page = Promise.reject(new Error('no file'));
    const listened = jest.spyOn(page, 'then');

    const shown = withDraft(page);

    expect(listened).toHaveBeenCalledTimes(1);
    await expect(shown).rejects.toThrow('no file');
  });
});

describe('sign-out', () => {
  beforeAll(arrive);

  it('removes draft, pending payment and pending photo from the phone on sign-out [APPLY-003, SEC-008]', async () => {
    applyPhotos();
    await saveCameraTrip({ questionId: 'photo', kind: 'inspection' });
    await savePendingPayment(thePayment());
    expect(currentApplication()).toBeDefined();
    expect(JSON.stringify({ ...sessionStorage })).toContain('packageId');

    act(() => signOut());
    await workDone();

    expect(currentApplication()).toBeUndefined();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('packageId');
    await waitFor(async () => expect(await readPendingPayment('V1')).toBeUndefined());
    await waitFor(async () => expect(await resumeCameraTrip()).toBeUndefined());
  });
});
