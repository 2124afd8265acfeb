import { Carousel } from '@shared/ui/Carousel';
import type { GuideStep } from '../content/step';
import { Drawing } from '../drawing/Drawing';
import css from './guide.module.css';

type Props = { label: string; steps: readonly GuideStep[] };

/**
 * Shows the steps one at a time, moved by swipe, buttons or arrow keys. The carousel announces the position.
 * Source: GUIDE-001.
 */
export function StepSlider({ label, steps }: Props) {
  return (
    <Carousel label={label}>
      {steps.map(({ drawing, title, text }, place) => (
        <div key={title} className={css['slide']}>
          <Drawing name={drawing} />
          <p className={css['number']}>STEP {place + 1}</p>
          <h3 className={css['slideTitle']}>{title}</h3>
          <p className={css['text']}>{text}</p>
        </div>
      ))}
    </Carousel>
  );
}
