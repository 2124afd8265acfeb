import type { Subscription } from '@shared/api/subscription';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Icon } from '@shared/ui/Icon';
import { useMemberQuery } from '../member/use-member-query';
import css from './Paths.module.css';
import { elapsed, leftText } from './period';
import type { ChoosableVehicle } from './vehicle-choice';

type Props = {
  /** Open memberships of vehicles that are not chosen. */
  memberships: readonly Subscription[];
  vehicles: readonly ChoosableVehicle[];
};

/** Shows the open memberships of the other vehicles, each with a link to it. Source: STATUS-001, STATUS-013. */
export function OtherCars({ memberships, vehicles }: Props) {
  const query = useMemberQuery();
  if (memberships.length === 0) return null;
  return (
    <Card title="다른 차량의 멤버십">
      <ul className={css['paths']}>
        {memberships.map((one) => {
          const vehicle_id = vehicles.find(({ vin }) => vin === one.vin)?.id;
          return (
            <li key={one.id}>
              <Link className={css['path']} to={href('Subsc', { query: { ...query, vehicle_id } })}>
                <Line of={one} />
                <Icon name="next" size="small" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Shows plate, membership and days left. The days stand on a line of their own if there is no space for them. */
function Line({ of: one }: { of: Subscription }) {
  const part = one.state === 'active' ? elapsed(one, today()) : undefined;
  return (
    <span className={css['line']}>
      <span>{[one.plate, one.title].filter(Boolean).join(' · ')}</span>{' '}
      {part && <span className={css['note']}>{leftText(part.daysLeft)}</span>}
    </span>
  );
}
