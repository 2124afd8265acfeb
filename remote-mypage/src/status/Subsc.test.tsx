import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok, refused, silence } from '@shared/testing/network';
import { address, popup, press, told } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { OTHER_VIN, vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';
import { Subsc } from './Subsc';

beforeAll(() => arrive());
const section = (name: string) => screen.findByRole('region', { name });
const titlesIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('status page', () => {
  it('loads the memberships before it renders [STATUS-002]', async () => {
    has(membership());

    await Subsc.ready();

    expect(addressesOf('GET /users/U1')).toHaveLength(1);
  });

  it('links to the open memberships of other vehicles [STATUS-001] [STATUS-013]', async () => {
    const other = { vehicle_num_id: OTHER_VIN, vehicle_num_reg: '34나5678' };
    has(
      membership(),
      membership({ id: 'B', ...other }),
      membership({ id: 'C', ...other, state: -10 }),
    );
    openStatus();

    const others = within(await section('다른 차량의 멤버십'));
    const [link, ...more] = others.getAllByRole('link');
    expect(link).toHaveTextContent('34나5678 · STANDARD 102일 남았어요');
    expect(more).toEqual([]);
    await userEvent.click(link as HTMLElement);

    await workDone();
    expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1&vehicle_id=VEH2');
    expect(others.getByRole('link')).toHaveTextContent('12가3456 · STANDARD 102일 남았어요');
  });

  it('shows 10 entries of a long history, and all of them on demand [STATUS-015]', async () => {
    const past = Array.from({ length: 18 }, (_, place) =>
      membership({ id: `X${place}`, pkg: `지난 것 ${place}`, state: -10 }),
    );
    has(membership(), ...past);
    openStatus();
    expect(titlesIn(await section('지난 멤버십'))).toHaveLength(10);

    await press('더 보기 (8개 남음)');

    const shown = titlesIn(await section('지난 멤버십'));
    expect([...shown].sort()).toEqual(past.map(({ pkg }) => pkg).sort());
  });

  it('keeps showing a paid membership after its vehicle left the account [STATUS-001] [STATUS-013]', async () => {
    has(membership({ vehicle_num_id: 'WBA99999999999999', vehicle_num_reg: '99하9999' }));

    openStatus();

    const dropdown = await screen.findByRole('combobox', { name: '차량' });
    expect(
      within(dropdown).getByRole('option', { name: '99하9999 · 520D · 멤버십 있음' }),
    ).toBeVisible();
    expect(titlesIn(await section('가입 멤버십 정보'))).toEqual(['STANDARD']);
  });

  it('says that there is no membership and links to the intro [STATUS-012]', async () => {
    has();
    openStatus();

    expect(await screen.findByText('가입한 멤버십이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '가입 방법 보기' })).toHaveAttribute(
      'href',
      '/guide/subscApply?vtg_id=V1',
    );
    await userEvent.click(screen.getByRole('link', { name: '멤버십 소개 보기' }));

    await workDone();
    expect(address()).toHaveTextContent(/^\/$/);
  });
  it('says the same without a vehicle [STATUS-012]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
    openStatus();

    expect(await screen.findByText('가입한 멤버십이 없어요')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('status page without its data', () => {
  it('ignores a conflict without popup and alert [ERR-009]', async () => {
    answer('GET /users/U1', refused(409, '처리 중입니다.'));
    openStatus();

    expect(await screen.findByText('멤버십 정보를 준비하고 있어요')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('처리 중입니다.')).not.toBeInTheDocument();
  });

  it('shows any other refusal in a popup and loads again on request [ERR-009]', async () => {
    answer('GET /users/U1', refused(500, '점검 중입니다.'));
    openStatus();
    await told('점검 중입니다.');

    answer('GET /users/U1', ok({ vehicles, subscs: [membership()] }));
    await press('다시 시도');

    expect(titlesIn(await section('가입 멤버십 정보'))).toEqual(['STANDARD']);
  });

  it('stays on the page when it loads behind the popup and the popup is closed', async () => {
    window.history.replaceState(null, '', '/app/subscStatus');
    answer('GET /users/U1', refused(500, '점검 중입니다.'));
    openStatus();
    await popup();

    has(membership());
    act(() => void window.dispatchEvent(new Event('focus')));
    await section('가입 멤버십 정보');
    await press('확인');
    await workDone();

    expect(window.location.pathname).toBe('/app/subscStatus');
  });
});

describe('status page whose memberships cannot be refreshed', () => {
  it.each([
    ['keeps them without a popup [STATUS-003]', refused(500, '점검 중입니다.'), 0],
    ['says so when the server refuses them [ERR-009]', refused(403, '볼 수 없는 정보'), 1],
  ])('%s', async (_, answered, popups) => {
    has(membership());
    openStatus();
    await section('가입 멤버십 정보');
    await workDone();

    answer('GET /users/U1', answered);
    await act(() => queryClient.invalidateQueries());
    await workDone();

    expect(titlesIn(await section('가입 멤버십 정보'))).toEqual(['STANDARD']);
    expect(screen.queryAllByRole('dialog')).toHaveLength(popups);
  });

  it('keeps them when the coupons fail to load [STATUS-003]', async () => {
    has(membership());
    answer('GET /subscs/showProdsV2/S1', refused(500, '쿠폰 점검 중입니다.'));
    openStatus();

    await told('쿠폰 점검 중입니다.');

    expect(titlesIn(await section('가입 멤버십 정보'))).toEqual(['STANDARD']);
    expect(screen.getByText('혜택을 불러오지 못했어요')).toBeVisible();
  });
});

describe('status page that asks again', () => {
  afterEach(() => jest.useRealTimers());

  it('shows no alert when the page was left while it asked again [STATUS-002]', async () => {
    jest.useFakeTimers();
    has(membership());
    const known = openStatus();
    await section('가입 멤버십 정보');
    known.unmount();

    await jest.advanceTimersByTimeAsync(60_000);
    answer('GET /users/U1', silence);
    const left = openStatus();
    await workDone();
    left.unmount();
    await jest.advanceTimersByTimeAsync(60_000);

    has(membership());
    openStatus();
    await workDone();
    expect(await section('가입 멤버십 정보')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
