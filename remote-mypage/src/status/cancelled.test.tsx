import { arrive } from '@shared/testing/arrive';
import { address, facts, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { insuredPending, membership } from '@shared/testing/wire/memberships';
import { OTHER_VIN } from '@shared/testing/wire/vehicles';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';
import { SubscVtg } from './SubscVtg';

const paths = async () =>
  within(await screen.findByRole('region', { name: '이용 안내와 견적' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const joined = async () => within(await screen.findByRole('region', { name: '가입 멤버십 정보' }));

beforeAll(() => arrive());

describe('a cancelled membership', () => {
  it('shows no days left when the cancellation is confirmed [STATUS-011]', async () => {
    has(membership({ state_req: -40 }));
    openStatus();

    await screen.findByText('해지 완료');
    expect(screen.queryByText(/남았어요/)).not.toBeInTheDocument();
    expect(facts()).not.toHaveProperty('사용 가능한 혜택');
  });
});

describe('links of the status page', () => {
  it('lead a member with a warranty to its coverage and to the guides of POWER TRAIN [GUARD-003]', async () => {
    has(insuredPending());
    openStatus();

    expect(await paths()).toEqual([
      ['정비 견적 계산하기', '/estimate/guide?vtg_id=V1'],
      ['혜택 이용 방법', '/guide/total?vtg_id=V1&tab=use&group=POWER+TRAIN'],
      ['보장과 환불 안내', '/guide/insurance?vtg_id=V1'],
      ['멤버십 가입 방법', '/guide/subscApply?vtg_id=V1&group=POWER+TRAIN'],
    ]);
  });
});

describe('status inside the vehicle page', () => {
  const open = (query: string) => renderPage('SubscVtg', SubscVtg, `/subscStatusVtg${query}`);

  beforeEach(() =>
    has(membership(), membership({ id: 'S3', vehicle_num_id: OTHER_VIN, pkg: '프리미엄 케어' })),
  );

  it.each([
    ['', true],
    ['&isHead=Y', false],
  ])('shows the customer centre with the query "%s": %s [MSG-044]', async (query, isShown) => {
    open(`?vtg_id=V1&vehicle_id=VEH1${query}`);
    await joined();

    expect(screen.queryByText(/^고객센터/) !== null).toBe(isShown);
  });

  it('offers the other vehicles in a carousel [STATUS-001] [STATUS-004]', async () => {
    open('?vtg_id=V1&vehicle_id=VEH2');
    await joined();
    expect(screen.getByRole('region', { name: '차량' })).toBeVisible();

    await press('이전');

    expect((await joined()).getByRole('heading', { name: 'STANDARD' })).toBeVisible();
    expect(address()).toHaveTextContent('/subscStatusVtg?vtg_id=V1&vehicle_id=VEH1');
    expect(address()).toHaveAttribute('data-navigation', 'REPLACE');
  });

  it('says that the vehicle is not one of the member’s [STATUS-004]', async () => {
    open('?vtg_id=V1&vehicle_id=SOMEONES');

    expect(await screen.findByText('등록된 차량을 찾을 수 없습니다.')).toBeVisible();
    expect((await joined()).getByRole('heading', { name: 'STANDARD' })).toBeVisible();
  });
});
