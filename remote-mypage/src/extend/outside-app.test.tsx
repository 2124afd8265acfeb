import { arrive } from '@shared/testing/arrive';
import { address, popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { waitFor } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

beforeAll(() => arrive({ inApp: false }));

const open = () => {
  has(membership({ date_start: '2025-12-15', date_stop: '2026-12-14' }));
  return renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
};

describe('an extension outside the app', () => {
  it('shows SUBSC_EXTEND_WARNING and continues when confirmed [EXT-009] [MSG-019]', async () => {
    open();
    await press('연장하기');

    expect(await popup()).toHaveTextContent('앱이 아닌 환경입니다. 연장을 계속하시겠습니까?');
    await press('계속하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/pkg'));
  });
});
