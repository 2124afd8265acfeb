import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bodiesTo, refused } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { screen } from '@testing-library/react';
import { open, serve } from '../testing/page';

beforeAll(() => arriveAsGuest({ inApp: true }));
beforeEach(() => serve());

const signIn = () => screen.findByText('로그인정보가 없습니다. 로그인 하시겠습니까?');

describe('estimate of a visitor who is not signed in', () => {
  it('asks to sign in and sends no request [EST-014]', async () => {
    open();

    expect(await signIn()).toBeVisible();
    expect(screen.getByText('로그인하면 내 차의 견적을 볼 수 있어요')).toBeVisible();
    expect(bodiesTo('POST /users/estimate')).toEqual([]);
    await press('닫기'); // The request to sign in is shown once at a time.
  });

  it('asks to sign in when the vtg_no of the address gets a 401 [EST-014]', async () => {
    answer('POST /users/estimate', refused(401));
    open('?vtg_no=N9');

    expect(await signIn()).toBeVisible();
    expect(bodiesTo('POST /users/estimate').length).toBeGreaterThan(0);
  });
});
