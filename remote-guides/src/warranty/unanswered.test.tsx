import { answers } from '@shared/api/testing/answers';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bare, silence } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { GuideWarranty } from './GuideWarranty';

const start = ['POST /auth/initSession', 'POST /users/storeToken', 'GET /vtg/users/showVtgUser'];

beforeAll(() => {
  window.history.replaceState(null, '', '/app/?vtg_id=V1');
  for (const call of start) answer(call, silence);
  return arriveAsGuest({ inApp: true });
});

it('shows a card while nobody has said who is here, and the history when the customer returns', async () => {
  renderPage('GuideWarranty', GuideWarranty, '/guide/warranty?tab=history');
  expect(await screen.findByText('로그인 상태를 확인하지 못했어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '로그인' })).not.toBeInTheDocument();

  answer('POST /auth/initSession', bare(answers.initSession));
  answer('POST /users/storeToken', bare(answers.storeToken));
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('이용 내역을 볼 멤버십을 선택해 주세요')).toBeVisible();
});
