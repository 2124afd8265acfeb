import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { workDone } from '../testing/work-done';
import { LongList } from './LongList';
import { Tabs } from './Tabs';

const Waiting = lazy(() => new Promise<{ default: ComponentType }>(() => undefined));
function Coupons() {
  const [current, choose] = useState<'usable' | 'used'>('usable');
  const tabs = [
    { id: 'usable', label: '사용 가능' },
    { id: 'used', label: '사용·만료' },
  ] as const;
  return (
    <Suspense>
      <Tabs label="쿠폰" tabs={tabs} current={current} onChange={choose}>
        {current === 'usable' ? '엔진오일' : <Waiting />}
      </Tabs>
    </Suspense>
  );
}
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => from + place);
const list = (items: readonly number[]) => (
  <LongList items={items} atOnce={20} unit="개">
    {(shown) => (
      <ul>
        {shown.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    )}
  </LongList>
);
const shownNumbers = () => screen.getAllByRole('listitem').map((item) => Number(item.textContent));
const more = () => screen.queryByRole('button', { name: /더 보기/ });

describe('Tabs', () => {
  it('show the chosen tab at once while its panel still renders', async () => {
    render(<Coupons />);

    await userEvent.click(screen.getByRole('tab', { name: '사용·만료' }));

    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('사용·만료');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('엔진오일');
  });

  it('name the panel by its tab, also if the id of the tab has a space', () => {
    const tabs = [{ id: 'POWER TRAIN', label: 'POWER TRAIN' }] as const;
    render(<Tabs label="멤버십" tabs={tabs} current="POWER TRAIN" onChange={jest.fn()} />);

    expect(screen.getByRole('tabpanel', { name: 'POWER TRAIN' })).toBeVisible();
  });

  it('move the focus with an arrow key', async () => {
    render(<Coupons />);

    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowLeft}');

    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('사용·만료');
  });

  it('reserve the space of a possible tab, hidden and not focusable', async () => {
    const tabs = [
      { id: 'usable', label: '사용 가능' },
      { id: 'given', label: '선물', isKept: true },
      { id: 'used', label: '사용·만료' },
    ] as const;
    const chosen = jest.fn();
    render(<Tabs label="쿠폰" tabs={tabs} current="usable" onChange={chosen} />);

    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['사용 가능', '사용·만료']);
    expect(screen.getByText('선물')).not.toBeVisible();
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen).toHaveBeenCalledWith('used');
  });
});

describe('LongList', () => {
  it('shows its first items and the number of remaining ones', () => {
    render(list(numbers(1, 1250)));

    expect(shownNumbers()).toEqual(numbers(1, 20));
    expect(more()).toHaveAccessibleName('더 보기 (1,230개 남음)');
  });

  it('shows more items on each click, in order, and no button after the last one', async () => {
    render(list(numbers(1, 60)));
    await userEvent.click(screen.getByRole('button', { name: '더 보기 (40개 남음)' }));
    expect(shownNumbers()).toEqual(numbers(1, 40));

    await userEvent.click(screen.getByRole('button', { name: '더 보기 (20개 남음)' }));
    expect(shownNumbers()).toEqual(numbers(1, 60));
    await workDone();
    expect(more()).not.toBeInTheDocument();
  });
});
