import { settings } from '@shared/config/settings';
import { arrive } from '@shared/testing/arrive';
import { popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { SubscListItem } from '../status/SubscListItem';

/** The server names no mail address in these tests. */
beforeAll(() => arrive());
afterEach(() => jest.restoreAllMocks());

async function opened(): Promise<HTMLElement> {
  has(membership());
  renderPage('SubscListItem', SubscListItem, '/subscStatus/subscs/S1?vtg_id=V1');
  await screen.findByRole('region', { name: '약관과 동의' });
  await press('동의 내역');
  return popup('동의 내역');
}

describe('withdrawal of a consent without a mail address of the server', () => {
  it('writes to the operator [LAW-008]', async () => {
    jest.replaceProperty(settings.company, 'email', 'company@example.com');
    const page = await opened();

    expect(within(page).getByRole('link', { name: '메일로 철회 요청' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:company@example\.com\?/),
    );
    await press('닫기');
  });

  it('leads to the phone when the operator has none either [LAW-008]', async () => {
    const page = await opened();

    expect(within(page).getByText(/언제든지 철회할 수 있어요. 전화로 고객센터에/)).toBeVisible();
    expect(within(page).getByRole('link', { name: '02-000-0000' })).toBeVisible();
    expect(within(page).queryByRole('link', { name: /철회/ })).not.toBeInTheDocument();
    await press('닫기');
  });
});
