import { currentSession } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, refused } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { screens } from './screens';

beforeAll(() => arrive({ inApp: false }));

describe('a member whose session ended', () => {
  it('whose new token is refused as well reads on without a sign-in popup [GUARD-009]', async () => {
    answer('GET /careInsuranceConfirms/CI7', refused(401));
    answer('POST /users/updateToken', bare({ token: 'new', expires_in: 1800 }));
    renderPage(
      'GuideInsuranceSubmit',
      await screens.GuideInsuranceSubmit(),
      '/guide/insurance/CI7',
    );

    expect(await screen.findByText('로그인하면 보증수리 확인서를 볼 수 있어요')).toBeVisible();
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(currentSession().status).toBe('signed-in');
  });

  it('reads on without a sign-in popup [GUARD-009] [GUIDE-012]', async () => {
    answer('GET /careInsuranceConfirms/CI7', refused(401));
    answer('POST /vehicles/escalationCheck', refused(401));
    answer('POST /users/updateToken', refused(401));
    renderPage(
      'GuideInsuranceSubmit',
      await screens.GuideInsuranceSubmit(),
      '/guide/insurance/CI7',
    );

    expect(await screen.findByText('로그인하면 보증수리 확인서를 볼 수 있어요')).toBeVisible();
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '보장 내용' })).toBeVisible();
  });
});
