import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { workDone } from '../testing/work-done';
import { LongList } from './LongList';

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => from + place);

const list = (items: readonly number[], name = 'a') => (
  <LongList key={name} items={items} atOnce={20} unit="개">
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

describe('LongList', () => {
  it('shows its first items and the number of remaining ones', () => {
    render(list(numbers(1, 1250)));

    expect(shownNumbers()).toEqual(numbers(1, 20));
    expect(more()).toHaveAccessibleName('더 보기 (1,230개 남음)');
  });

  it('shows more items on each click, in order, up to the last one', async () => {
    render(list(numbers(1, 45)));
    await userEvent.click(screen.getByRole('button', { name: '더 보기 (25개 남음)' }));
    expect(shownNumbers()).toEqual(numbers(1, 40));

    await userEvent.click(screen.getByRole('button', { name: '더 보기 (5개 남음)' }));
    expect(shownNumbers()).toEqual(numbers(1, 45));
    await workDone();
    expect(more()).not.toBeInTheDocument();
  });

  it('has no button when all items are visible', () => {
    render(list(numbers(1, 20)));

    expect(shownNumbers()).toHaveLength(20);
    expect(more()).not.toBeInTheDocument();
  });

  it('starts again for another list', async () => {
    const { rerender } = render(list(numbers(1, 60)));
    await userEvent.click(screen.getByRole('button', { name: /더 보기/ }));
    rerender(list(numbers(100, 60), 'b'));

    expect(shownNumbers()).toEqual(numbers(100, 20));
  });
});
