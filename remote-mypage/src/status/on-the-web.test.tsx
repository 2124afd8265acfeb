import { arrive } from '@shared/testing/arrive';
import { membership } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';

beforeAll(() => arrive({ inApp: false }));

const open = () => {
  has(membership());
  openStatus();
};

describe('status page on the web without a detail page', () => {
  it('starts the cancellation on the status page [STATUS-010] [GUARD-003]', async () => {
    open();

    expect(await screen.findByRole('link', { name: '해지 신청' })).toHaveAttribute(
      'href',
      '/subscRevoke?vtg_id=V1&subsc_id=S1',
    );
  });

  it('has no link to pages that only the app shows [GUARD-004]', async () => {
    open();

    const paths = within(await screen.findByRole('region', { name: '이용 안내와 견적' }));
    expect(paths.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '멤버십 가입 방법',
    ]);
  });
});
