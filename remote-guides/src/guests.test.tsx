import { type RouteOf, routes } from '@shared/routes/routes';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, changes, refused } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { screens } from './screens';

jest.mock('@shared/session', () => ({
  ...jest.requireActual('@shared/session'),
  goToAccount: () => new Promise(() => undefined),
}));

beforeAll(() => arriveAsGuest());
beforeEach(() => {
  for (const route of [
    'GET /pkgs',
    'GET /careInsuranceConfirms/CI7',
    'POST /vehicles/escalationCheck',
  ])
    answer(route, refused(401));
});

const signIn = /로그인정보|로그인이 필요한|로그인이 만료/;
const addressOf = (page: RouteOf<'guides'>) =>
  routes[page].path.replace(':type', 'insurance').replace(':careInsuranceConfirmId', 'CI7');

describe('visitor who is not signed in', () => {
  it.each(Object.keys(screens) as RouteOf<'guides'>[])(
    'reads %s without a sign-in popup, even when requests are refused [GUARD-009] [GUIDE-012] [TERMV-005]',
    async (page) => {
      renderPage(page, await screens[page](), addressOf(page));

      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await workDone();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByText(signIn)).not.toBeInTheDocument();
      expect(changes()).toEqual([]);
    },
  );

  it('sees beside the guide that a confirmation is only for members [GUARD-009] [GUIDE-012]', async () => {
    renderPage(
      'GuideInsuranceSubmit',
      await screens.GuideInsuranceSubmit(),
      '/guide/insurance/CI7',
    );

    expect(screen.getByText('로그인하면 보증수리 확인서를 볼 수 있어요')).toBeVisible();
    expect(screen.getByRole('region', { name: '보장 내용' })).toBeVisible();

    await press('로그인');
    expect(screen.getByRole('button', { name: '로그인' })).toHaveAttribute('aria-busy', 'true');
  });
});
