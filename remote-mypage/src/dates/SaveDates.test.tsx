import { arrive } from '@shared/testing/arrive';
import { enterApp } from '@shared/testing/native-app';
import { press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { SubscListItem } from '../status/SubscListItem';

beforeAll(() => arrive());

const LABEL = '달력에 날짜 넣기';
const open = async (own: Record<string, unknown> = {}) => {
  has(membership(own));
  renderPage('SubscListItem', SubscListItem, '/subscStatus/subscs/S1?vtg_id=V1');
  await screen.findByRole('region', { name: '결제 정보' });
};

describe('the days of a membership', () => {
  it('are saved by the app as a calendar file [EXT-003]', async () => {
    const app = enterApp({ saveFile: {} });
    await open();

    await press(LABEL);

    expect(await screen.findByText('일정표를 저장했어요.')).toBeVisible();
    const [{ params } = { params: {} }] = app.asks.filter(({ method }) => method === 'saveFile');
    expect(params).toMatchObject({ name: 'ServiceCare+ 일정.ics', type: 'text/calendar' });
    const text = Buffer.from(String(Object(params)['base64']), 'base64').toString();
    expect(text).toContain('DTSTART;VALUE=DATE:20270302');
    expect(text).toContain('DTSTART;VALUE=DATE:20270131');
    app.leave();
  });

  it('are not offered once a cancellation was requested', async () => {
    await open({ state_req: -20 });

    expect(screen.queryByRole('button', { name: LABEL })).not.toBeInTheDocument();
  });
});
