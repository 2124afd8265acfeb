import type { Promotion } from '@shared/domain/package';
import { Badge } from '@shared/ui/Badge';
import css from './PromotionBadge.module.css';

export const PromotionBadge = ({ promotion }: { promotion: Promotion }) => (
  <Badge tone="good" className={css['offer']}>
    {promotion.title}
  </Badge>
);
