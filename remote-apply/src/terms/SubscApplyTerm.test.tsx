import '../../testing/disk';
import { clearApplication, currentApplication, saveAnswer } from '@shared/application';
import { QueryClientProvider, queryClient } from '@shared/query';
import { Link, Route, Routes } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { arrive } from '@shared/testing/arrive';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { holdDatabase } from '../../testing/hold-back';
import { applyPlain, applyVehicle } from '../../testing/plain';
import { FIVE_SERIES, NO_DATE, stockShop } from '../../testing/shop';
import { SubscApplyTerm } from './SubscApplyTerm';

const choice = `pkg=ST&vehicle=${FIVE_SERIES}&date=2020-03-15&term=12`;
const open = (query = choice) =>
  renderPage('SubscApplyTerm', SubscApplyTerm, `/subscApply/term?${query}&step=1`);
/** Arrives by a press on home, and not in history. */
const comeFromHome = async (query: string) => {
  const home = <Link to={`/subscApply/term?${query}&step=1`}>가입 신청하기</Link>;
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={home} />
          <Route path="/subscApply/term" element={<SubscApplyTerm />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const tick = (name: RegExp) => userEvent.click(box(name));
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter((one) => one.checked);

beforeAll(arrive);
beforeEach(() => {
  clearApplication();
  stockShop();
});

describe('terms page', () => {
  it('lists the terms with a box for all, and offers the required ones alone [APPLY-004, TERMS-002, TERMS-012]', async () => {
    open();
    await tick(/^전체 동의 \(선택 포함\)$/);
    expect(ticked()).toHaveLength(8);

    await press('필수만 동의');

    expect(ticked()).toEqual([box(/서비스 이용약관 동의/), box(/개인정보 수집 및 이용 동의/)]);
    await press('다음');
    await workDone();
    expect(currentApplication()?.terms).toMatchObject({
      service_agreement: true,
      personal_info_agree: true,
      marketing: false,
      ad_receive_agree: false,
    });
  });

  it('goes back home, and the back button of the device does not return to it', async () => {
    open();

    await press('이전으로');

    await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
    expect(address()).toHaveAttribute('data-navigation', 'REPLACE');
  });

  it('requires the required terms and ticks no box in advance [TERMS-010, TERMS-013]', async () => {
    open();
    for (const one of screen.getAllByRole('checkbox')) expect(one).not.toBeChecked();
    await tick(/서비스 이용약관 동의/);

    await press('다음');

    await hear('필수 약관에 동의해 주세요.');
    expect(currentApplication()).toBeUndefined();
    const missing = box(/개인정보 수집 및 이용 동의/);
    expect(missing).toBeInvalid();
    expect(missing).toHaveFocus();
    expect(missing).toHaveAccessibleDescription('필수 약관에 동의해 주세요.');
    await tick(/개인정보 수집 및 이용 동의/);
    expect(missing).toBeValid();
  });

  it('continues to the package with the same query and step 2 and starts the application [APPLY-003, APPLY-006]', async () => {
    open();
    await tick(/서비스 이용약관 동의/);
    await tick(/개인정보 수집 및 이용 동의/);

    await press('다음');

    await workDone();
    expect(address()).toHaveTextContent(`/subscApply/pkg?${choice}&step=2`);
    expect(currentApplication()).toMatchObject({
      packageId: 'ST',
      group: 'STANDARD',
      tier: 'plain',
      vin: FIVE_SERIES,
      registeredOn: '2020-03-15',
      months: 12,
      stateRequest: 'none',
      terms: { service_agreement: true, personal_info_agree: true, marketing: false },
    });
  });

  const agreeTo = async (query: string) => {
    const page = open(query);
    await tick(/전체 동의/);
    await press('다음');
    await workDone();
    page.unmount();
  };

  it('keeps the day that the customer corrects on home after the terms [APPLY-003, A-22]', async () => {
    await agreeTo(`pkg=ST&vehicle=${NO_DATE}&date=2016-05-05&term=12`);
    open(`pkg=ST&vehicle=${NO_DATE}&date=2020-05-05&term=12`);
    expect(ticked()).toHaveLength(8);

    await press('다음');
    await workDone();

    expect(currentApplication()).toMatchObject({ vin: NO_DATE, registeredOn: '2020-05-05' });
  });

  it.each([
    ['with the day of home', 'after a correction there', true, '2020-05-05'],
    ['with its own day', 'after Back', false, '2020-03-15'],
  ])('keeps the draft %s %s [APPLY-003, A-103]', async (_, __, isFromHome, registeredOn) => {
    applyVehicle();
    saveAnswer('mileage', 45_000);
    const corrected = `pkg=ST&vehicle=${FIVE_SERIES}&date=2020-05-05&term=12`;
    if (isFromHome) await comeFromHome(corrected);
    else open(corrected);
    await tick(/서비스 이용약관 동의/);

    await press('다음');
    await workDone();

    expect(currentApplication()).toMatchObject({ mileage: 45_000, vehicle: { registeredOn } });
  });

  it.each([
    ['another car', `pkg=ST&vehicle=${NO_DATE}&date=2020-03-15&term=12`],
    ['another membership', `pkg=PR&vehicle=${FIVE_SERIES}&date=2020-03-15&term=12`],
  ])('ticks nothing for %s [LAW-009, TERMS-013]', async (_, other) => {
    await agreeTo(choice);

    open(other);

    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(8);
  });

  it('asks again for a text that has changed since the customer agreed [LAW-009, TERMS-016]', async () => {
    applyPlain();
    open(choice);

    expect(ticked()).toEqual([box(/개인정보 수집 및 이용 동의/)]);
    await press('다음');

    await hear('필수 약관에 동의해 주세요.');
    expect(currentApplication()?.termVersions).toMatchObject({ service_agreement: '2025-01' });
  });

  it('keeps a chassis number as the server writes it, with a blank [APPLY-003, A-97]', async () => {
    const vin = FIVE_SERIES.replace('WBA', 'WBA ');
    await agreeTo(`pkg=ST&vehicle=${encodeURIComponent(vin)}&term=12`);

    expect(currentApplication()?.vin).toBe(vin);
  });

  it('continues to the registration document while no vehicle is known', async () => {
    open('pkg=ST&term=12');
    await tick(/전체 동의/);

    await press('다음');

    await workDone();
    expect(address()).toHaveTextContent('/subscApply/vehicleReg?step=2');
  });

  it('starts nothing when the query names nothing that is for sale [GUARD-012]', async () => {
    open('pkg=GONE');
    await tick(/전체 동의/);

    await press('다음');

    await hear('잘못된 접근 경로입니다.');
    expect(address()).toHaveTextContent(/^\/$/);
  });

  it.each([
    ['begins no application', choice],
    ['says nothing about a wrong address', 'pkg=GONE'],
  ])('%s when the customer left a slow database [APPLY-003, GUARD-012]', async (_, query) => {
    await workDone();
    open(query);
    await tick(/전체 동의/);
    const come = holdDatabase();
    await press('다음');
    expect(screen.getByRole('button', { name: '다음' })).toHaveAttribute('aria-busy', 'true');
    await press('이전으로');

    await come();

    expect(currentApplication()).toBeUndefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toHaveTextContent(/^\/$/);
  });
});
