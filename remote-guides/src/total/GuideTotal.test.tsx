import { arriveAsGuest } from '@shared/testing/arrive';
import { address, openTab } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slides } from '../../testing/slides';
import { GuideTotal } from './GuideTotal';

const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent;

beforeAll(() => arriveAsGuest());

describe('GuideTotal', () => {
  const open = (query = '') => renderPage('GuideTotal', GuideTotal, `/guide/total${query}`);

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
