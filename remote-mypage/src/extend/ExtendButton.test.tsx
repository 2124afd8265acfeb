import { clearApplication, currentApplication, saveAnswer } from '@shared/application';
import { category, pkg } from '@shared/domain/testing/sample-package';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answer, changes, inTurn, ok, refused } from '@shared/testing/network';
import { address, press, told } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { vehicles } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { has } from '../../testing/backend';
import { leavePage } from '../../testing/leave-page';
import { openStatus } from '../../testing/pages';
import { packageOf } from './use-extend';

const nearEnd = (own: Record<string, unknown> = {}) =>
  membership({ date_start: '2025-12-15', date_stop: '2026-12-14', ...own });
const sold = (id: string, own: Parameters<typeof pkg>[0] = {}) =>
  pkg({ id, title: '스탠다드', fullTitle: 'ServiceCare+ STANDARD', ...own });
const packages = [
  sold('P1'),
  sold('P2', { vehicleCategories: [category({ id: 'C2' })] }),
  sold('P3', { vehicleCategories: [category({ id: 'C2' })] }),
  sold('PT', { group: 'POWER TRAIN', tier: 'insurance' }),
  sold('PP', { title: '프리미엄', fullTitle: 'ServiceCare+ PREMIUM', group: 'PREMIUM' }),
];
const idOf = (own: { packageId?: string; title?: string; insured?: boolean }, category?: string) =>
  packageOf(
    {
      packageId: own.packageId,
      package: { title: own.title ?? '스탠다드' },
      insured: own.insured ?? false,
    },
    packages,
    category,
  )?.id;

describe('ExtendButton', () => {
  beforeAll(() => arrive());
  beforeEach(clearApplication);

  it('requests state_req 30 from the day after the old end, with the old one as parent [EXT-001, EXT-007, EXT-008]', async () => {
    has(nearEnd());
    openStatus();

    await press('연장하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/pkg?vtg_id=V1&step=2'));
    expect(changes().filter((route) => route.startsWith('PUT'))).toEqual([]);
    expect(currentApplication()).toMatchObject({
      stateRequest: 'extension',
      startsOn: '2026-12-15',
      parentId: 'S1',
      packageId: 'P1',
      group: 'STANDARD',
      vin: 'WBA00000000000001',
      registeredOn: '2020-03-15',
      months: 12,
      vehicle: {
        plate: '12가3456',
        modelType: '520D',
        modelYear: '2020',
        categoryId: 'C1',
      },
    });
  });

  it('continues the extension that the customer began before [EXT-002]', async () => {
    has(nearEnd());
    const { unmount } = openStatus();
    await press('연장하기');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/pkg'));
    saveAnswer('mileage', 45_000);
    const begun = currentApplication();
    unmount();
    openStatus();

    await press('연장하기');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/pkg'));
    expect(currentApplication()).toEqual(begun);
  });

  it.each([
    [false, 'plain'],
    [true, 'insurance'],
  ])(
    'keeps the tier when the package is not for sale (insured: %s) [EXT-002]',
    async (prodTypeInsurance, tier) => {
      const pkg = { id: 'P99', title: '이전 상품', group: 'STANDARD' };
      has(nearEnd({ prodTypeInsurance, pkg }));
      openStatus();

      await press('연장하기');

      await waitFor(() => expect(address()).toHaveTextContent('/subscApply/pkg'));
      expect(currentApplication()).toMatchObject({ packageId: 'P99', group: 'STANDARD', tier });
    },
  );

  const appliedOn = (date_reg: string | null) => {
    const options = membership()['options'] as { vehicleData: object };
    return { options: { ...options, vehicleData: { ...options.vehicleData, date_reg } } };
  };

  it.each([
    ['the account', vehicles, '2019-05-02', '2020-03-15'],
    [
      'the old application when the account has none',
      [{ ...vehicles[0], date_registered: null }],
      '2019-05-02',
      '2019-05-02',
    ],
    ['neither when both have none', [vehicles[1]], null, undefined],
  ])(
    'takes the registration date from %s [EXT-002]',
    async (_, onAccount, date_reg, registeredOn) => {
      answer('GET /users/U1', ok({ vehicles: onAccount, subscs: [nearEnd(appliedOn(date_reg))] }));
      answer('GET /subscs/S1', ok(nearEnd(appliedOn(date_reg))));
      openStatus();

      await press('연장하기');

      await waitFor(() => expect(address()).toHaveTextContent('/subscApply/pkg'));
      expect(currentApplication()?.registeredOn).toBe(registeredOn);
      expect(currentApplication()?.vehicle?.registeredOn).toBe(registeredOn);
    },
  );

  const POWER_TRAIN = { id: 'PT', title: '파워트레인', group: 'POWER TRAIN' };

  it.each([
    ['is offered for a car of 84 months', '2019-12-01', true, undefined],
    ['leads to other packages for a car of 121 months', '2016-11-20', true, /다른 멤버십으로/],
    ['is not offered for a car that no package takes', '2018-06-01', false, /이용할 수 있어요/],
  ])('of POWER TRAIN %s [A-98]', async (_, date_registered, isOffered, why) => {
    const mine = nearEnd({ pkg: POWER_TRAIN, prodTypeInsurance: true });
    has(mine);
    const car = { ...vehicles[0], date_registered };
    answer('GET /users/U1', ok({ vehicles: [car], subscs: [mine] }));
    queryClient.setQueryData(
      ['session', 'packages'],
      [pkg({ id: 'PT', group: 'POWER TRAIN', tier: 'insurance' }), pkg({ id: 'ST' })],
    );
    openStatus();

    await screen.findByText('2026-12-14', { exact: false });
    if (why === undefined) expect(screen.queryByText(/연장할 수 없어요/)).not.toBeInTheDocument();
    else expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: '연장하기' })).toHaveLength(isOffered ? 1 : 0);
    queryClient.setQueryData(['session', 'packages'], []);
  });

  it('does not start when the membership was cancelled in the meantime [EXT-003]', async () => {
    has(nearEnd());
    answer('GET /subscs/S1', inTurn(ok(nearEnd({ state_req: -20 }))));
    openStatus();

    await press('연장하기');

    await told('그사이 멤버십 상태가 바뀌었어요.');
    await workDone();
    expect(address()).toHaveTextContent('/subscStatus');
    expect(await screen.findByRole('button', { name: '해지 신청 취소' })).toBeVisible();
  });

  it('shows a failure when the packages do not load, and begins nothing [EXT-002]', async () => {
    answer('GET /pkgs', refused(500, '상품을 불러오지 못했습니다.'));
    has(nearEnd({ pkg: '스탠다드' }));
    openStatus();

    await press('연장하기');

    await told('상품을 불러오지 못했습니다.');
    expect(currentApplication()).toBeUndefined();
    answer('GET /pkgs', ok([]));
  });

  it('begins nothing when the customer has left before the server answers [EXT-002]', async () => {
    has(nearEnd());
    answer('GET /subscs/S1', () => {
      leavePage();
      return ok(nearEnd());
    });
    openStatus();

    await press('연장하기');

    await workDone();
    expect(currentApplication()).toBeUndefined();
    expect(address()).toHaveTextContent('/subscStatus?vtg_id=V1');
  });
});

describe('packageOf', () => {
  it('returns the package with the id, whatever its title [EXT-002]', () => {
    expect(idOf({ packageId: 'PP' })).toBe('PP');
    expect(idOf({ packageId: 'gone' })).toBeUndefined();
  });

  it('finds it by its short or full title when there is no id [EXT-002]', () => {
    expect(idOf({ title: '프리미엄' })).toBe('PP');
    expect(idOf({ title: 'ServiceCare+ PREMIUM' })).toBe('PP');
    expect(idOf({ title: '골드' })).toBeUndefined();
  });

  it('returns the first with the title that takes the vehicle, else the first with the title [EXT-002]', () => {
    expect(idOf({}, 'C2')).toBe('P2');
    expect(idOf({}, 'C9')).toBe('P1');
  });

  it('returns only a package with a warranty for a membership with a warranty [EXT-002]', () => {
    expect(idOf({ insured: true }, 'C1')).toBe('PT');
  });
});
