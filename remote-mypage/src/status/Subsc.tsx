import type { Subscription } from '@shared/api/subscription';
import { carLabel } from '@shared/copy/car-label';
import { placed } from '@shared/domain/subscription';
import { useQueryChoice } from '@shared/page/use-query-choice';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { currentSession, preloadUserData, today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Icon } from '@shared/ui/Icon';
import { Select } from '@shared/ui/Select';
import { Member } from '../member/Member';
import { Memberships } from './Memberships';
import css from './Paths.module.css';
import { elapsed, leftText } from './period';
import { StatusPage } from './StatusPage';
import { VehicleStatus } from './VehicleStatus';
import { type ChoosableVehicle, chosenVehicle } from './vehicle-choice';

/** Shows the member's memberships, one vehicle at a time, chosen from a dropdown. Source: STATUS-001, A-71. */
export function Subsc() {
  const [askedId, choose] = useQueryChoice('vehicle_id');
  return (
    <StatusPage>
      <Member>
        {(member) => (
          <Memberships>
            {(data, vehicles) => {
              const { active } = placed(data.subscriptions);
              const vehicle = chosenVehicle(vehicles, askedId ?? undefined, data);
              return (
                <>
                  {vehicle !== undefined && (
                    <Select
                      label="차량"
                      value={vehicle.id}
                      onChange={choose}
                      options={vehicles.map((one) => ({
                        value: one.id,
                        label: carLabel(
                          one,
                          active.some(({ vin }) => vin === one.vin),
                        ),
                      }))}
                    />
                  )}
                  <VehicleStatus member={member} vehicle={vehicle} data={data}>
                    <OtherCars
                      memberships={active.filter(({ vin }) => vin !== vehicle?.vin)}
                      vehicles={vehicles}
                    />
                  </VehicleStatus>
                </>
              );
            }}
          </Memberships>
        )}
      </Member>
    </StatusPage>
  );
}

/** Loads vehicles and memberships before the page renders, because the prerendered page shows them already. */
Subsc.ready = async () => {
  if (currentSession().user) await preloadUserData();
};

type Props = {
  /** Open memberships of vehicles that are not chosen. */
  memberships: readonly Subscription[];
  vehicles: readonly ChoosableVehicle[];
};

/** Shows the open memberships of the other vehicles, each with a link to it. Source: STATUS-001, STATUS-013. */
function OtherCars({ memberships, vehicles }: Props) {
  const query = useVtgQuery();
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
