import { arrive } from '@shared/testing/arrive';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { OTHER_VIN } from '@shared/testing/wire/vehicles';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { SubscVtg } from './SubscVtg';

beforeAll(() => arrive());

const open = (query: string) => renderPage('SubscVtg', SubscVtg, `/subscStatusVtg${query}`);
const joined = async () => within(await screen.findByRole('region', { name: '가입 멤버십 정보' }));

beforeEach(() =>
  has(membership(), membership({ id: 'S3', vehicle_num_id: OTHER_VIN, pkg: '프리미엄 케어' })),
);

describe('status inside the vehicle page', () => {
  it('opens the vehicle of vehicle_id [STATUS-004]', async () => {
    open('?vtg_id=V1&vehicle_id=VEH2');

    expect((await joined()).getByRole('heading', { name: '프리미엄 케어' })).toBeVisible();
    expect(screen.getByText('2 / 2')).toBeVisible();
  });

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

  it('marks every vehicle that has an open membership [STATUS-001]', async () => {
    has(membership({ state: -10 }), membership({ id: 'S3', vehicle_num_id: OTHER_VIN }));
    open('?vtg_id=V1&vehicle_id=VEH1');
    await joined();

    const [mark, ...others] = screen.getAllByText('멤버십 있음');
    expect(others).toEqual([]);
    expect(mark?.closest('section')).toHaveTextContent('34나5678');
  });

  it('says that the vehicle is not one of the member’s [STATUS-004]', async () => {
    open('?vtg_id=V1&vehicle_id=SOMEONES');

    expect(await screen.findByText('등록된 차량을 찾을 수 없습니다.')).toBeVisible();
    expect((await joined()).getByRole('heading', { name: 'STANDARD' })).toBeVisible();
  });
});
