import { formatNumber } from '@shared/text/number';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';

type Props<Item> = {
  items: readonly Item[];
  /** Number of items shown at first, and added by each click. */
  atOnce: number;
  /** Korean counter for the remaining items: 개, 명. */
  unit: string;
  children: (shown: readonly Item[]) => ReactNode;
};

/**
 * Shows the start of a list that may have hundreds of items, and more on demand. Clicks stay fast, and the content
 * after the list stays near. A new `key` starts again for another list.
 */
export function LongList<Item>({ items, atOnce, unit, children }: Props<Item>) {
  const [most, setMost] = useState(atOnce);
  const left = items.length - most;
  return (
    <>
      {children(items.slice(0, most))}
      {left > 0 && (
        <Button variant="secondary" block onClick={() => setMost(most + atOnce)}>
          더 보기 ({formatNumber(left)}
          {unit} 남음)
        </Button>
      )}
    </>
  );
}
