import type { Step } from '../content/step';
import css from './guide.module.css';

/** The same steps as a list, to be read without sliding. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={css['stepList']}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css['step']}>
          <h3 className={css['stepTitle']}>{title}</h3>
          <p className={css['soft']}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
