import type { MaintenanceItem } from '@shared/api/estimate';
import { useCallback, useMemo, useState } from 'react';

export type ChosenItems = {
  isChosen: (item: MaintenanceItem) => boolean;
  /** In the order of the list. */
  items: readonly MaintenanceItem[];
  count: number;
  toggle: (item: MaintenanceItem) => void;
  clear: () => void;
};

/** Returns the ticked items. Items priced 0 can be ticked like others. Source: EST-017, 018; A-81. */
export function useChosenItems(items: readonly MaintenanceItem[]): ChosenItems {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(none);

  const ticked = useMemo(() => items.filter(({ no }) => chosen.has(no)), [items, chosen]);
  const toggle = useCallback(({ no }: MaintenanceItem) => setChosen(toggled(no)), []);
  const clear = useCallback(() => setChosen(none), []);
  return useMemo(() => {
    const isChosen = ({ no }: MaintenanceItem) => chosen.has(no);
    return { isChosen, items: ticked, count: chosen.size, toggle, clear };
  }, [chosen, ticked, toggle, clear]);
}

const none: ReadonlySet<number> = new Set();

const toggled = (no: number) => (before: ReadonlySet<number>) => {
  const after = new Set(before);
  if (!after.delete(no)) after.add(no);
  return after;
};
