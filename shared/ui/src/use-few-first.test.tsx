import { act, render, screen } from '@testing-library/react';
import { useFewFirst } from './use-few-first';

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => from + place);

const drawn: number[] = [];

function List({ items }: { items: readonly number[] }) {
  const shown = useFewFirst(items, 3);
  drawn.push(shown.length);
  return (
    <ul>
      {shown.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  );
}

const shownNumbers = () => screen.getAllByRole('listitem').map((item) => Number(item.textContent));

beforeEach(() => {
  drawn.length = 0;
});

describe('a long list', () => {
  it('begins with a few and ends with all, in order', async () => {
    const items = numbers(1, 50);
    await act(async () => render(<List items={items} />));

    expect(drawn).toEqual([3, 50]);
    expect(shownNumbers()).toEqual(items);
  });

  it('does so again for another list, and never shows a mixture of both', async () => {
    const { rerender } = await act(async () => render(<List items={numbers(1, 50)} />));
    drawn.length = 0;
    const next = numbers(100, 40);
    await act(async () => rerender(<List items={next} />));

    expect(drawn).toEqual([3, 40]);
    expect(shownNumbers()).toEqual(next);
  });
});
