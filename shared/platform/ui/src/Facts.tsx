import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './Facts.module.css';

export type Fact = {
  label: ReactNode;
  value: ReactNode;
  strong?: boolean | undefined;
  note?: ReactNode;
};

type Props = { rows: readonly Fact[]; className?: string | undefined };

/** Shows facts in rows. A definition list, so that a screen reader reads label and value together. */
export function Facts({ rows, className }: Props) {
  return (
    <dl className={classNames(css['facts'], className)}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place, and hold no state
        <div key={index} className={classNames(css['row'], row.strong && css['strong'])}>
          <dt className={css['label']}>{row.label}</dt>
          <dd className={css['value']}>
            {row.value}
            {row.note !== undefined && <span className={css['note']}>{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
