import { classNames } from './class-names';
import css from './Steps.module.css';

type Props = {
  count: number;
  /** From 1 to `count`. */
  current: number;
  label: string;
  /** Name of each step. Only the current one is visible. */
  names?: readonly string[] | undefined;
};

/** One text, because VoiceOver stops at each text node. */
const nameOf = (step: number, name = ''): string => `${step}단계 ${name}`.trimEnd();

/** Shows the step bar. Source: SHELL-001. */
export function Steps({ count, current, label, names }: Props) {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={css['steps']}>
      <ol className={css['list']} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step}
            className={classNames(css['step'], step <= current && css['reached'])}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={css['unseen']}>{nameOf(step, names?.[step - 1])}</span>
          </li>
        ))}
      </ol>
      <p className={css['now']} aria-hidden="true">
        <span className={css['name']}>{names?.[current - 1]}</span>
        <span>
          {current} / {count}
        </span>
      </p>
    </div>
  );
}
