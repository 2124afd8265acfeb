import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { escalation } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Transfer } from '../transfer/Transfer';
import { useBack } from './use-back';

beforeAll(() => arrive());

function Detail() {
  return (
    <button type="button" onClick={useBack()}>
      이전으로
    </button>
  );
}

it('leads to the subscriptions after a direct entry [TRANS-001]', async () => {
  has();
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
  renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');
  await screen.findByRole('textbox', { name: '이름' });

  await press('이전으로');

  await workDone();
  expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1');
});

describe('useBack', () => {
  it('goes to the previous page [STATUS-005]', async () => {
    renderPage('SubscListItem', Detail, '/subscStatus/subscs/S1', { from: '/subscStatusVtg' });

    await press('이전으로');

    await workDone();
    expect(address()).toHaveTextContent('/subscStatusVtg');
  });

  it('goes to the memberships when this page replaced the first page [STATUS-005]', async () => {
    window.history.replaceState({ idx: 0, key: 'led' }, '', '/app/subscStatus/subscs/S1');
    renderPage('SubscListItem', Detail, '/subscStatus/subscs/S1', { from: '/subscStatusVtg' });

    await press('이전으로');

    await workDone();
    expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1');
    expect(screen.getByText('다른 화면')).toBeVisible();
    window.history.replaceState(null, '', '/');
  });
});
