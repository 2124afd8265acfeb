import { carLabel } from '@shared/copy/car-label';
import { placed } from '@shared/domain/subscription';
import { useSearchParams } from '@shared/router';
import { currentSession, preloadUserData } from '@shared/session';
import { Select } from '@shared/ui/Select';
import { Member } from '../member/Member';
import { Memberships } from './Memberships';
import { OtherCars } from './OtherCars';
import { StatusPage } from './StatusPage';
import { VehicleStatus } from './VehicleStatus';
import { chosenVehicle } from './vehicle-choice';

/** Shows the member's memberships, one vehicle at a time, chosen from a dropdown. Source: STATUS-001, A-71. */
export function Subsc() {
  const [search, setSearch] = useSearchParams();
  const choose = (id: string) =>
    setSearch(
      (query) => {
        query.set('vehicle_id', id);
        return query;
      },
      { replace: true },
    );

  return (
    <StatusPage>
      <Member>
        {(member) => (
          <Memberships>
            {(data, vehicles) => {
              const { active } = placed(data.subscriptions);
              const vehicle = chosenVehicle(vehicles, search.get('vehicle_id') ?? undefined, data);
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
