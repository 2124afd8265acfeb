import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bodiesTo, refused } from '@shared/testing/network';
import { screen } from '@testing-library/react';
import { open, serve } from '../testing/page';

beforeAll(() => arriveAsGuest({ inApp: true }));
beforeEach(() => serve());

const signIn = () => screen.findByText('로그인정보가 없습니다. 로그인 하시겠습니까?');

describe('estimate of a visitor who is not signed in', () => {
  it('asks to sign in when the vtg_no of the address gets a 401 [EST-014]', async () => {
    answer('POST /users/estimate', refused(401));
    open('?vtg_no=N9');

    expect(await signIn()).toBeVisible();
    expect(bodiesTo('POST /users/estimate').length).toBeGreaterThan(0);
  });
});
