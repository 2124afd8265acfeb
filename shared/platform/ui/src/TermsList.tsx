import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { Icon } from './Icon';
import css from './TermsList.module.css';

/** One consent of the entity's list. `showinfo`: it has a text to open. Source: core §3. */
export type TermItem<Key extends string> = {
  key: Key;
  label: string;
  checked: boolean;
  required: boolean;
  showinfo: boolean;
  /** Nesting level below its parent consent: 0, 1 or 2. */
  level?: number | undefined;
};

type Props<Key extends string> = {
  items: readonly TermItem<Key>[];
  onToggle: (key: Key, checked: boolean) => void;
  onOpen?: ((key: Key) => void) | undefined;
  /** Shows the checkbox that ticks all. Requires `onToggleAll`. */
  allLabel?: string | undefined;
  onToggleAll?: ((checked: boolean) => void) | undefined;
  /** Shows a button that ticks only the required consents, beside the checkbox that ticks all. */
  onTickRequired?: (() => void) | undefined;
  /** Error of one of the consents. */
  wrong?: { key: Key | undefined; why: string } | undefined;
};

export function TermsList<Key extends string>({
  items,
  onToggle,
  onOpen,
  allLabel,
  onToggleAll,
  onTickRequired,
  wrong,
}: Props<Key>) {
  return (
    <div className={css['terms']}>
      {allLabel !== undefined && onToggleAll !== undefined && (
        <div className={css['choices']}>
          <Checkbox
            strong
            className={css['all']}
            label={allLabel}
            checked={items.length > 0 && items.every((item) => item.checked)}
            onChange={onToggleAll}
          />
          {onTickRequired !== undefined && (
            <Button variant="secondary" onClick={onTickRequired}>
              필수만 동의
            </Button>
          )}
        </div>
      )}
      <ul className={css['list']}>
        {items.map((item) => (
          <li key={item.key} className={css[`level${item.level ?? 0}`]}>
            <Checkbox
              label={
                <>
                  <span className={item.required ? css['required'] : css['optional']}>
                    [{item.required ? '필수' : '선택'}]
                  </span>{' '}
                  {item.label}
                </>
              }
              checked={item.checked}
              error={item.key === wrong?.key ? wrong.why : undefined}
              onChange={(checked) => onToggle(item.key, checked)}
              trailing={
                item.showinfo && onOpen !== undefined ? (
                  <button
                    type="button"
                    className={css['open']}
                    aria-label={`${item.label} 전문 보기`}
                    onClick={() => onOpen(item.key)}
                  >
                    보기
                    <Icon name="next" size="small" />
                  </button>
                ) : undefined
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
