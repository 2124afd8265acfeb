import { formatNumber } from '@shared/domain/format';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';

type Props<Item> = {
  items: readonly Item[];
  /** How many are shown first, and how many more at each press. */
  atOnce: number;
  /** What the rest is counted in: 개, 명. */
  unit: string;
  children: (shown: readonly Item[]) => ReactNode;
};

/**
 * The beginning of a list that may have hundreds of entries, and the rest on demand: a phone answers a press at once,
 * and what follows the list stays within reach. A `key` begins another list anew.
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
