import { currentSession } from '@shared/session';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { answer, refused } from '../testing/network';
import { arrive, visit } from '../testing/visit';
import { screens } from './screens';

jest.mock('@shared/api/transport', () => jest.requireActual('../testing/network'));

beforeAll(() => arrive({ isMember: true }));

describe('a member whose session ended', () => {
  it('whose new token is refused as well reads on without a sign-in popup [GUARD-009]', async () => {
    answer('GET /careInsuranceConfirms/CI7', refused(401));
    answer('POST /users/updateToken', {
      status: 200,
      body: { token: 'new', expires_in: 1800 },
    });
    visit('GuideInsuranceSubmit', await screens.GuideInsuranceSubmit(), '/guide/insurance/CI7');

    expect(await screen.findByText('로그인하면 보증수리 확인서를 볼 수 있어요')).toBeVisible();
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(currentSession().status).toBe('signed-in');
  });

  it('reads on without a sign-in popup [GUARD-009] [GUIDE-012]', async () => {
    answer('GET /careInsuranceConfirms/CI7', refused(401));
    answer('POST /vehicles/escalationCheck', refused(401));
    answer('POST /users/updateToken', refused(401));
    visit('GuideInsuranceSubmit', await screens.GuideInsuranceSubmit(), '/guide/insurance/CI7');

    expect(await screen.findByText('로그인하면 보증수리 확인서를 볼 수 있어요')).toBeVisible();
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '보장 내용' })).toBeVisible();
  });
});
