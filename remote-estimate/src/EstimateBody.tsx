import type { EstimateStart } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import { useUserData } from '@shared/session';
import { Notes } from '@shared/ui/Notes';
import { Notice } from '@shared/ui/Notice';
import { useState } from 'react';
import { years } from './Selectors';
import { VehicleCard } from './VehicleCard';
import { VehicleEstimate } from './VehicleEstimate';
import { noDetails, registrationYear, type VehicleDetails } from './vehicle-details';

type Props = { start: EstimateStart; first: EstimateStart['vehicles'][number] };

/**
 * Holds the chosen vehicle, the plan and the details of each vehicle. The chosen items belong to one vehicle, so they
 * are reset with it. Source: EST-001, 011, 016; A-37.
 */
export function EstimateBody({ start, first }: Props) {
  const [wanted, setWanted] = useState(first.vin);
  const [planCode, setPlanCode] = useState<string>(NO_PLAN);
  const [details, setDetails] = useState<Readonly<Record<string, VehicleDetails>>>({});
  const vehicle = start.vehicles.find((one) => one.vin === wanted) ?? first;
  const { vin } = vehicle;
  const year = useRegistrationYear(vin);
  const told = details[vin] ?? { ...noDetails, year };

  return (
    <>
      <VehicleCard
        start={start}
        vin={vin}
        details={told}
        onVehicle={setWanted}
        onDetails={(next) => setDetails({ ...details, [vin]: next })}
      />
      {start.campaigns.map((title) => (
        <Notice key={title} tone="brand">
          {title}
        </Notice>
      ))}
      <VehicleEstimate
        key={vin}
        start={start}
        vin={vin}
        km={told.km}
        planCode={planCode}
        onPlan={setPlanCode}
      />
      {start.notice !== '' && <Notes items={start.notice.split('\n').filter(Boolean)} />}
    </>
  );
}

function useRegistrationYear(vin: string): string {
  const { data } = useUserData();
  return registrationYear(data?.vehicles, vin, years());
}
