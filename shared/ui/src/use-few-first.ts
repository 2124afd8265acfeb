import { useDeferredValue } from 'react';

const none: readonly never[] = [];

/**
 * The first `few` of a long list at once and all of it right after, so that a press is answered before hundreds of
 * entries are drawn. `items` has to be the same array for as long as it says the same.
 */
export function useFewFirst<Item>(items: readonly Item[], few = 20): readonly Item[] {
  const drawn = useDeferredValue<readonly Item[]>(items, none);
  return drawn === items ? items : items.slice(0, few);
}
