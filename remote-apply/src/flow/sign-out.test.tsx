import '../../testing/disk';
import {
  currentApplication,
  readPendingPayment,
  resumeCameraTrip,
  saveCameraTrip,
  savePendingPayment,
} from '@shared/application';
import { currentSession, signOut } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { workDone } from '@shared/ui/testing/work-done';
import { act, waitFor } from '@testing-library/react';
import { applyPhotos } from '../../testing/applying';
import { thePayment } from '../../testing/order';

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

it('can be repeated when no user is signed in any more [SEC-008]', async () => {
  act(() => signOut());
  act(() => signOut());
  await workDone();

  expect(currentSession().user).toBeUndefined();
});
