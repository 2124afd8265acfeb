import type { MaintenanceItem } from '@shared/api/estimate';
import { useCallback, useMemo, useState } from 'react';

export type ChosenItems = {
  isChosen: (item: MaintenanceItem) => boolean;
  /** In the order of the list. */
  priced: readonly MaintenanceItem[];
  count: number;
  toggle: (item: MaintenanceItem) => void;
  clear: () => void;
};

/**
 * The ticked items. Those that cost something are what is calculated; those priced 0 are kept apart, so that ticking
 * one changes nothing that is calculated from. Source: EST-017, 018; A-36.
 */
export function useChosenItems(items: readonly MaintenanceItem[]): ChosenItems {
  const [costing, setCosting] = useState<ReadonlySet<number>>(none);
  const [free, setFree] = useState<ReadonlySet<number>>(none);

  const priced = useMemo(
    () => items.filter(({ no, price }) => price > 0 && costing.has(no)),
    [items, costing],
  );
  const toggle = useCallback(({ no, price }: MaintenanceItem) => {
    const change = price > 0 ? setCosting : setFree;
    change(toggled(no));
  }, []);
  const clear = useCallback(() => {
    setCosting(none);
    setFree(none);
  }, []);
  return useMemo(() => {
    const isChosen = ({ no, price }: MaintenanceItem) => (price > 0 ? costing : free).has(no);
    return { isChosen, priced, count: costing.size + free.size, toggle, clear };
  }, [costing, free, priced, toggle, clear]);
}

const none: ReadonlySet<number> = new Set();

const toggled = (no: number) => (before: ReadonlySet<number>) => {
  const after = new Set(before);
  if (!after.delete(no)) after.add(no);
  return after;
};
