import type { Offer } from '@shared/domain/package';
import { Badge } from '@shared/ui/Badge';
import css from './OfferBadge.module.css';

/** The name of the promotion that is counted in. */
export const OfferBadge = ({ offer }: { offer: Offer }) => (
  <Badge tone="good" className={css['offer']}>
    {offer.title}
  </Badge>
);
