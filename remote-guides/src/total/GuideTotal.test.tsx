import { arriveAsGuest } from '@shared/testing/arrive';
import { address, currentTab, openTab, tabs } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slides } from '../../testing/slides';
import { GuideSubscApply } from '../subsc-apply/GuideSubscApply';
import { GuideTotal } from './GuideTotal';

const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent;
const slider = () => within(screen.getByRole('region', { name: '가입 단계' }));

beforeAll(() => arriveAsGuest());

describe('GuideTotal', () => {
  const open = (query = '') => renderPage('GuideTotal', GuideTotal, `/guide/total${query}`);

  it('has tabs for how to apply and how to use [GUIDE-003]', async () => {
    open();
    expect(tabs()).toEqual(['가입 방법', '이용 방법']);
    expect(currentTab()).toBe('가입 방법');
    expect(slides('가입 단계')).toHaveLength(5);

    await openTab('이용 방법');

    expect(currentTab()).toBe('이용 방법');
    expect(screen.getAllByText(/^STEP/).map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((step) => `STEP ${step}`),
    );
    expect(slides('이용 단계')).toEqual([
      '남은 혜택을 확인해요',
      '서비스센터를 예약해요',
      '맡기고 받아요',
      '혜택이 바로 적용돼요',
      '만료 전에 연장해요',
    ]);
  });

  it.each([
    ['?group=POWER%20TRAIN', 'POWER TRAIN', 9],
    ['?group=PREMIUM', 'STANDARD · PREMIUM', 5],
    ['?group=ANY', 'STANDARD · PREMIUM', 5],
    ['', 'STANDARD · PREMIUM', 5],
  ])('starts for the query %p with %s [GUIDE-004]', (query, group, steps) => {
    open(query);

    expect(chosen()).toBe(group);
    expect(slides('가입 단계')).toHaveLength(steps);
  });

  it('links a member to their benefits and to the estimate [GUIDE-003]', () => {
    open('?vtg_id=V1&tab=use');

    const links = screen
      .getAllByRole('link')
      .map((one) => [one.textContent, one.getAttribute('href')]);
    expect(links).toEqual([
      ['멤버십 현황에서 혜택 보기', '/subscStatus?vtg_id=V1'],
      ['정비 견적 계산하기', '/estimate/guide?vtg_id=V1'],
    ]);
  });

  it('keeps the chosen group in both tabs and in the address [GUIDE-003] [GUIDE-004]', async () => {
    open('?vtg_id=V1');
    await userEvent.click(screen.getByRole('radio', { name: 'POWER TRAIN' }));
    await openTab('이용 방법');

    expect(chosen()).toBe('POWER TRAIN');
    expect(slides('이용 단계')[3]).toBe('보험금이 지급돼요');
    expect(address()).toHaveTextContent('/guide/total?vtg_id=V1&group=POWER+TRAIN&tab=use');
  });
});

describe('GuideSubscApply', () => {
  const open = (query = '') =>
    renderPage('GuideSubscApply', GuideSubscApply, `/guide/subscApply${query}`);

  it('has tabs for STANDARD and PREMIUM and for POWER TRAIN [GUIDE-002]', async () => {
    open();
    expect(tabs()).toEqual(['STANDARD · PREMIUM', 'POWER TRAIN']);
    expect(currentTab()).toBe('STANDARD · PREMIUM');
    expect(screen.getByRole('columnheader', { name: 'PREMIUM' })).toBeVisible();

    await openTab('POWER TRAIN');

    expect(currentTab()).toBe('POWER TRAIN');
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
    expect(screen.getByText('연간 최대 10,000,000원(1,000만 원)')).toBeVisible();
    expect(address()).toHaveTextContent('/guide/subscApply?group=POWER+TRAIN');
  });

  it('starts at the first step again for the other membership [GUIDE-001]', async () => {
    open();
    await userEvent.click(slider().getByRole('button', { name: '다음' }));

    await openTab('POWER TRAIN');

    expect(slider().getByText('1 / 9')).toBeVisible();
  });
});
