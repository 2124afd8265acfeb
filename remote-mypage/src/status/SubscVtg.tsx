import { HAS_MEMBERSHIP } from '@shared/copy/car-label';
import { membershipMessages } from '@shared/copy/popup-membership';
import { placed } from '@shared/domain/subscription';
import { useQueryChoice } from '@shared/page/use-query-choice';
import { useSearchParams } from '@shared/router';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { Carousel } from '@shared/ui/Carousel';
import { Notice } from '@shared/ui/Notice';
import { Contact } from '../member/Contact';
import { Member } from '../member/Member';
import { Memberships } from './Memberships';
import { StatusPage } from './StatusPage';
import css from './SubscVtg.module.css';
import { VehicleStatus } from './VehicleStatus';
import { chosenVehicle } from './vehicle-choice';

/**
 * Shows the status inside the app's vehicle page. It opens the vehicle in the address, and a swipe shows the others.
 * Source: STATUS-001, 004; A-71.
 */
export function SubscVtg() {
  const [search] = useSearchParams();
  const [asked, choose] = useQueryChoice('vehicle_id');
  const askedId = asked || undefined;
  return (
    <StatusPage>
      <Member>
        {(member) => (
          <Memberships>
            {(data, vehicles) => {
              const vehicle = chosenVehicle(vehicles, askedId, data);
              const { active } = placed(data.subscriptions);
              const isMissing = askedId !== undefined && vehicle?.id !== askedId;
              return (
                <>
                  {isMissing && (
                    <Notice tone="warn">
                      <p>{membershipMessages['registered-vehicle-not-found']}</p>
                    </Notice>
                  )}
                  {vehicle !== undefined && (
                    <Carousel
                      label="차량"
                      index={vehicles.indexOf(vehicle)}
                      onIndex={(index) => choose((vehicles[index] ?? vehicle).id)}
                    >
                      {vehicles.map((one) => (
                        <Card key={one.id} tone="brand">
                          <p className={css['plate']}>{one.plate}</p>
                          <p className={css['model']}>{one.model}</p>
                          {active.some(({ vin }) => vin === one.vin) && (
                            <Badge>{HAS_MEMBERSHIP}</Badge>
                          )}
                        </Card>
                      ))}
                    </Carousel>
                  )}
                  <VehicleStatus key={vehicle?.id} member={member} vehicle={vehicle} data={data} />
                  {search.get('isHead') !== 'Y' && <Contact />}
                </>
              );
            }}
          </Memberships>
        )}
      </Member>
    </StatusPage>
  );
}
