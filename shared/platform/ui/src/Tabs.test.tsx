import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense, useState } from 'react';
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

describe('Tabs', () => {
  it('show the chosen tab at once while its panel still renders', async () => {
    const user = userEvent.setup();
    render(<Coupons />);

    await user.click(screen.getByRole('tab', { name: '사용·만료' }));

    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('사용·만료');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('엔진오일');
  });

  it('name the panel by its tab, also if the id of the tab has a space', () => {
    const tabs = [{ id: 'POWER TRAIN', label: 'POWER TRAIN' }] as const;
    render(<Tabs label="멤버십" tabs={tabs} current="POWER TRAIN" onChange={jest.fn()} />);

    expect(screen.getByRole('tabpanel', { name: 'POWER TRAIN' })).toBeVisible();
  });

  it('move the focus with an arrow key', async () => {
    const user = userEvent.setup();
    render(<Coupons />);

    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowLeft}');

    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('사용·만료');
  });

  it('reserve the space of a possible tab, hidden and not focusable', async () => {
    const user = userEvent.setup();
    const tabs = [
      { id: 'usable', label: '사용 가능' },
      { id: 'given', label: '선물', isKept: true },
      { id: 'used', label: '사용·만료' },
    ] as const;
    const chosen = jest.fn();
    render(<Tabs label="쿠폰" tabs={tabs} current="usable" onChange={chosen} />);

    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '사용 가능',
      '사용·만료',
    ]);
    expect(screen.getByText('선물')).not.toBeVisible();
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowRight}');
    expect(chosen).toHaveBeenCalledWith('used');
  });
});
