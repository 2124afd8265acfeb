import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import css from './Timeline.module.css';

export type TimelineStop = { title: ReactNode; text?: ReactNode };

type Props = {
  stops: readonly TimelineStop[];
  /** Number of completed stops. The next one is in progress. */
  done: number;
  label: string;
};

/** Shows completed, current and later stops from top to bottom. */
export function Timeline({ stops, done, label }: Props) {
  return (
    <ol className={css['timeline']} aria-label={label}>
      {stops.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity but their place, and hold no state
          key={index}
          className={classNames(css['stop'], index < done && css['done'])}
          aria-current={index === done ? 'step' : undefined}
        >
          <span className={css['mark']} aria-hidden="true">
            {index < done && <Icon name="check" size="small" />}
          </span>
          <span className={css['said']}>
            <span className={css['title']}>{title}</span>
            {text !== undefined && <span className={css['text']}>{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
