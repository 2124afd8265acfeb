import { arrive } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { insuredPending, membership } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from './Subsc';

beforeAll(() => arrive());

const paths = async () =>
  within(await screen.findByRole('region', { name: '이용 안내와 견적' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('links of the status page', () => {
  it('lead a member to estimate and guides with their account [GUARD-003]', async () => {
    has(membership());
    renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

    expect(await paths()).toEqual([
      ['정비 견적 계산하기', '/estimate/guide?vtg_id=V1'],
      ['혜택 이용 방법', '/guide/total?vtg_id=V1&tab=use&group=STANDARD'],
      ['멤버십 가입 방법', '/guide/subscApply?vtg_id=V1&group=STANDARD'],
    ]);
  });

  it('lead a member with a warranty to its coverage and to the guides of POWER TRAIN [GUARD-003]', async () => {
    has(insuredPending());
    renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

    expect(await paths()).toEqual([
      ['정비 견적 계산하기', '/estimate/guide?vtg_id=V1'],
      ['혜택 이용 방법', '/guide/total?vtg_id=V1&tab=use&group=POWER+TRAIN'],
      ['보장과 환불 안내', '/guide/insurance?vtg_id=V1'],
      ['멤버십 가입 방법', '/guide/subscApply?vtg_id=V1&group=POWER+TRAIN'],
    ]);
  });
});
