import type { EstimateStart, MaintenanceItem } from '@shared/api/estimate';
import type { DiscountPart } from '@shared/domain/estimate';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { TextField } from '@shared/ui/TextField';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import css from './Estimate.module.css';
import { ItemRow } from './ItemRow';
import { isLong, itemGroups, itemsNamed, recommendationOf } from './item-groups';
import type { ChosenItems } from './use-chosen-items';

type Props = {
  items: readonly MaintenanceItem[];
  mileages: EstimateStart['mileages'];
  km: number | undefined;
  chosen: ChosenItems;
  parts: readonly DiscountPart[];
};

/** Shows the checklist with its prices. A changed amount does not render it again. Source: EST-006, 017. */
export const ItemList = memo(function ItemList({ items, mileages, km, chosen, parts }: Props) {
  const [search, setSearch] = useState('');
  // The field shows the letter at once. The list follows in a later render.
  const wanted = useDeferredValue(search);
  const groups = useMemo(() => itemGroups(items, mileages, km), [items, mileages, km]);
  const found = useMemo(
    () =>
      groups
        .map(({ title, items: all }) => ({ title, items: itemsNamed(all, wanted) }))
        .filter((group) => group.items.length > 0),
    [groups, wanted],
  );
  const recommended = useMemo(
    () => new Map(items.map(({ no }) => [no, recommendationOf(no, mileages, km)])),
    [items, mileages, km],
  );
  const percents = percentByItem(parts);

  return (
    <Card
      title="정비 항목"
      action={
        chosen.count > 0 && (
          <Button variant="quiet" className={css['clear']} onClick={chosen.clear}>
            선택 해제 ({chosen.count})
          </Button>
        )
      }
    >
      {isLong(items) && (
        <TextField
          label="정비 항목 검색"
          type="search"
          enterKeyHint="search"
          placeholder="예: 브레이크"
          value={search}
          onChange={setSearch}
        />
      )}
      {found.length === 0 && <p className={css['none']}>검색한 이름의 정비 항목이 없어요.</p>}
      {found.map((group) => (
        <fieldset key={group.title ?? ''} className={css['group']}>
          <legend className={css[group.title === undefined ? 'unseen' : 'groupTitle']}>
            {group.title ?? '정비 항목'}
          </legend>
          {group.items.map((item, index) => (
            <ItemRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a number may be listed twice
              key={`${item.no} ${index}`}
              item={item}
              isChosen={chosen.isChosen(item)}
              percent={percents.get(item.no)}
              recommendedKm={recommended.get(item.no)?.km}
              isRecommendedNow={recommended.get(item.no)?.isNow === true}
              onToggle={chosen.toggle}
            />
          ))}
        </fieldset>
      ))}
    </Card>
  );
});

const percentByItem = (parts: readonly DiscountPart[]): ReadonlyMap<number, number> =>
  new Map(parts.flatMap((part) => (part.of === 'item' ? [[part.no, part.percent] as const] : [])));
