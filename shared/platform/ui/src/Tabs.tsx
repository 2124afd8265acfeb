import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  startTransition,
  useId,
  useOptimistic,
} from 'react';
import { classNames } from './class-names';
import css from './Tabs.module.css';

export type Tab<Id extends string> = {
  id: Id;
  label: string;
  count?: number | undefined;
  /** Shown below the label and part of the tab's accessible name, so that both match. */
  note?: ReactElement | undefined;
  /** Value of the query with which the page shows this tab, `name=value`. It is chosen before React then. */
  query?: string | undefined;
  /** It is not known yet whether this tab exists. Its space is reserved, so that no other tab moves. */
  isKept?: boolean | undefined;
};

type Props<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  className?: string | undefined;
  children?: ReactNode;
};

/** Without spaces, which separate ids in `aria-labelledby`. */
const idOf = (base: string, tab: string) => `${base}-${tab.replaceAll(' ', '-')}`;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Shows tabs. Arrow keys move the focus between them, and only the current tab is reachable with the Tab key. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  className,
  children,
}: Props<Id>) {
  const base = useId();
  // A click renders only the tabs at once. The panel follows.
  const [shown, show] = useOptimistic(current);
  const choose = (id: Id) =>
    startTransition(() => {
      show(id);
      onChange(id);
    });
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const step = steps[event.key];
    const seen = tabs.filter(({ isKept }) => !isKept);
    const at = seen.findIndex(({ id }) => id === tabs[index]?.id);
    const next = step === undefined ? undefined : seen[(at + step + seen.length) % seen.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(idOf(base, next.id))?.focus();
  };
  return (
    <div className={classNames(css['tabs'], className)}>
      <div className={css['list']} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            tab={tab}
            base={base}
            isCurrent={tab.id === shown}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => move(event, index)}
          />
        ))}
      </div>
      <div
        className={css['panel']}
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={idOf(base, shown)}
      >
        {children}
      </div>
    </div>
  );
}

type TabButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> & {
  tab: Tab<string>;
  /** Base of the ids of tabs and panel. */
  base: string;
  isCurrent: boolean;
};

/** Shows one tab. Exported only for prerendering. */
export const TabButton = ({ tab, base, isCurrent, ...heard }: TabButtonProps) => (
  <button
    id={idOf(base, tab.id)}
    type="button"
    role="tab"
    className={css['tab']}
    aria-selected={isCurrent}
    aria-controls={`${base}-panel`}
    data-query={tab.query}
    tabIndex={isCurrent ? 0 : -1}
    style={tab.isKept ? { visibility: 'hidden' } : undefined}
    {...heard}
  >
    {tab.label}
    {tab.count !== undefined && <span className={css['count']}>{tab.count}</span>}
    {tab.note && (
      <>
        {' '}
        <span>{tab.note}</span>
      </>
    )}
  </button>
);
