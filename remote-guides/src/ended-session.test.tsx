import { currentSession } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, inTurn, ok, refused } from '@shared/testing/network';
import { openTab, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { confirm } from '@shared/testing/wire/insurance';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { screens } from './screens';

const CLAIM = 'GET /careInsuranceConfirms/CI7';
const PDF = 'GET /careInsuranceConfirms/downloadPOAPdf/CI7';
const HISTORY = 'GET /subscs/showProdsInsurance/S1';
const RENEWAL = 'POST /users/updateToken';
const newToken = () => answer(RENEWAL, bare({ token: 'new', expires_in: 1800 }));

const expired = '로그인이 만료되었습니다. 다시 로그인해 주세요.';

beforeAll(() => arrive({ inApp: false }));

const openClaim = async () =>
  renderPage(
    'GuideInsuranceSubmit',
    await screens.GuideInsuranceSubmit(),
    '/guide/insurance/CI7?vtg_id=V1',
  );

describe('warranty guide', () => {
  it('shows a hint and no popup when the history answers 401 [GUARD-009] [GUIDE-012]', async () => {
    answer(HISTORY, refused(401));
    newToken();
    renderPage('GuideWarranty', await screens.GuideWarranty(), '/guide/warranty?subsc_id=S1');
    await openTab('이용 내역');

    expect(await screen.findByText('로그인하면 이용 내역을 볼 수 있어요')).toBeVisible();
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('claim page', () => {
  it('opens the sign-in popup when the record answers 401 [A-92]', async () => {
    answer(CLAIM, refused(401));
    newToken();
    await openClaim();

    expect(await popup()).toHaveTextContent(expired);
    expect(screen.getByText('로그인하면 보증수리 확인서를 볼 수 있어요')).toBeInTheDocument();
    expect(currentSession().status).toBe('signed-in');
    await press('닫기');
  });

  it('opens the sign-in popup when the download answers 401 [A-92]', async () => {
    answer(CLAIM, ok(confirm()));
    answer(PDF, refused(401));
    newToken();
    await openClaim();
    await press('확인서 PDF 저장');

    expect(await popup()).toHaveTextContent(expired);
    expect(screen.queryByText('권한이 없습니다.')).not.toBeInTheDocument();
    await press('닫기');
  });

  it('opens one sign-in popup when the download ends the session [A-92]', async () => {
    answer(CLAIM, inTurn(ok(confirm()), refused(401)));
    answer('POST /vehicles/escalationCheck', ok({ user_id: null, subsc_id: null }));
    answer(PDF, refused(401));
    answer(RENEWAL, refused(401));
    await openClaim();
    await press('확인서 PDF 저장');

    expect(await popup()).toHaveTextContent(expired);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByText('로그인하면 보증수리 확인서를 볼 수 있어요')).toBeInTheDocument();
    expect(currentSession().status).toBe('guest');
  });
});
