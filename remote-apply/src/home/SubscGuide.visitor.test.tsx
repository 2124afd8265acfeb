import '../../testing/disk';
import { settings } from '@shared/config/settings';
import { arriveAsGuest } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import { stockShop } from '../../testing/shop';
import { SubscGuide } from './SubscGuide';

beforeAll(async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 16) Chrome/130');
  Object.assign(settings.links, { androidStore: 'https://store.example/android' });
  await arriveAsGuest();
});
beforeEach(() => stockShop());

describe('the home page of a web visitor', () => {
  it('can be read without signing in, prices included [HOME-005]', () => {
    renderPage('SubscGuide', SubscGuide, '/');

    expect(screen.getAllByText('99,000원')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: '로그인하고 내 차 선택하기' })).toBeVisible();
  });

  it('offers the app in the store of the phone instead of applying [HOME-007, HOME-008, APPLY-001]', () => {
    renderPage('SubscGuide', SubscGuide, '/');

    expect(screen.queryByRole('button', { name: '가입 신청하기' })).not.toBeInTheDocument();
    expect(
      screen.getByText('앱에서만 이용하실 수 있는 서비스입니다. 앱을 다운로드해 주세요.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Google Play에서 받기' })).toHaveAttribute(
      'href',
      'https://store.example/android',
    );
  });
});
