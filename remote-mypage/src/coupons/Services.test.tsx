import { arrive } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

beforeAll(() => arrive());

describe('Services', () => {
  it('names each membership when there are several [STATUS-003]', async () => {
    has(membership(), membership({ id: 'S3', pkg: '프리미엄 케어' }));
    renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

    const services = within(await screen.findByRole('region', { name: '멤버십 서비스' }));
    expect(
      services.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['STANDARD', '프리미엄 케어']);
  });
});
