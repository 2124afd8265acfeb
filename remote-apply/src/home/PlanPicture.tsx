import type { Group } from '@shared/domain/tier';
import css from './PlanPicture.module.css';

/**
 * Shows what a membership takes care of: oil, brakes and filters, or the engine. It repeats the texts beside it, so
 * screen readers skip it.
 */
export const PlanPicture = ({ group }: { group: Group }) => (
  <div className={css['ground']} aria-hidden="true">
    <div className={css['picture']} data-group={group} />
  </div>
);
