import { arrive } from '@shared/testing/arrive';
import { answer, refused } from '@shared/testing/network';
import { screen } from '@testing-library/react';
import { mayRevoke, openRevoke, revoke } from '../../testing/revoke';

beforeAll(() => arrive());

it('says once that the sign-in expired when the cancellation gets a 401 [ERR-008]', async () => {
  mayRevoke();
  answer('PUT /subscs/S1', refused(401));
  answer('POST /users/updateToken', refused(401));
  openRevoke();

  await revoke();

  expect(
    await screen.findByText('로그인 시간이 지났습니다. 다시 로그인한 뒤 해지를 신청해 주세요.'),
  ).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
