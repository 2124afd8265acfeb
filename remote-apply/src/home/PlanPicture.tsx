import type { Group } from '@shared/domain/tier';
import { Picture } from '@shared/ui/Picture';
import css from './PlanPicture.module.css';

const drawings: Record<Group, string | undefined> = {
  STANDARD: css['standard'],
  PREMIUM: css['premium'],
  'POWER TRAIN': css['power-train'],
};

/** Shows what a membership takes care of: oil, brakes and filters, or the engine. */
export const PlanPicture = ({ group }: { group: Group }) => <Picture of={drawings[group]} />;
