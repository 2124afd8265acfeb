import type { Promotion } from '@shared/domain/package';
import { Badge } from '@shared/ui/Badge';
import css from './PromotionBadge.module.css';

/** Shows the name of the promotion that is included in the price. */
export const PromotionBadge = ({ promotion }: { promotion: Promotion }) => (
  <Badge tone="good" className={css['offer']}>
    {promotion.title}
  </Badge>
);
