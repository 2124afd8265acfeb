import { MemoryRouter } from '@shared/router/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { aVisitor } from '../../testing/fake-session';
import { NotApp } from './NotApp';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

describe('NotApp', () => {
  it.each([
    [
      'android',
      'Google Play에서 받기',
      'https://play.google.com/store/apps/details?id=com.servicecare.plus',
    ],
    ['ios', 'App Store에서 받기', 'https://apps.apple.com/kr/app/id0000000000'],
    ['other', '앱 안내 보기', '/subscribe'],
  ] as const)(
    'tells an %s phone where to get the app [ROUTE-030, SHELL-015, SHELL-016]',
    (phone, name, href) => {
      aVisitor({ phone });
      render(<NotApp />, { wrapper: MemoryRouter });

      expect(
        screen.getByText('앱에서만 이용하실 수 있는 서비스입니다. 앱을 다운로드해 주세요.'),
      ).toBeVisible();
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    },
  );
});
