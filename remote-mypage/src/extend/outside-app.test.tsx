import { productionSettings, settings } from '@shared/config/settings';
import { arrive } from '@shared/testing/arrive';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { waitFor } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

beforeAll(() => arrive({ inApp: false }));

const open = () => {
  has(membership({ date_start: '2025-12-15', date_stop: '2026-12-14' }));
  return renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
};
const read = (outsideApp: 'warn' | 'block') => {
  settings.extension = { ...settings.extension, outsideApp };
};
afterEach(() => read('warn'));

describe('an extension outside the app', () => {
  it('shows SUBSC_EXTEND_WARNING and continues when confirmed [EXT-009] [MSG-019]', async () => {
    open();
    await press('연장하기');

    expect(await popup()).toHaveTextContent('앱이 아닌 환경입니다. 연장을 계속하시겠습니까?');
    await press('계속하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/pkg'));
  });

  it('stays when the customer cancels the warning [EXT-009]', async () => {
    open();
    await press('연장하기');
    await popup();

    await press('닫기');

    await workDone();
    expect(address()).toHaveTextContent('/subscStatus');
  });

  it('is blocked with the message by the other setting [EXT-010] [EXT-011] [MSG-030]', async () => {
    read('block');
    open();
    await press('연장하기');

    expect(await popup()).toHaveTextContent('연장은 앱에서만 가능합니다.');
    await press('확인');

    await workDone();
    expect(address()).toHaveTextContent('/subscStatus');
  });

  it('warns by default [EXT-011]', () => {
    expect(productionSettings.extension.outsideApp).toBe('warn');
  });
});
