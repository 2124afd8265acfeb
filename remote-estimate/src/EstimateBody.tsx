import type { Choice, EstimateStart } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import { carName } from '@shared/domain/names';
import { isOpen, isRunning } from '@shared/domain/subscription';
import { today, useUserData } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { Notice } from '@shared/ui/Notice';
import { Select } from '@shared/ui/Select';
import { useMemo, useState } from 'react';
import css from './Estimate.module.css';
import { membershipOf, type OwnMembership } from './plan-choices';
import { BsiSelect, MileageSelect, YearSelect, years } from './Selectors';
import { VehicleEstimate } from './VehicleEstimate';
import { noDetails, registrationYear, selectorsOf, type VehicleDetails } from './vehicle-details';

type Props = { start: EstimateStart; first: EstimateStart['vehicles'][number] };

/**
 * Holds the chosen vehicle, the plan and the details of each vehicle. Until the customer chooses a plan, it is the one of
 * the vehicle's membership. The chosen items belong to one vehicle, so they are reset with it.
 * Source: EST-001, 008, 011, 016; A-37.
 */
export function EstimateBody({ start, first }: Props) {
  const [wanted, setWanted] = useState(first.vin);
  const [pickedPlan, setPickedPlan] = useState<string>();
  const [details, setDetails] = useState<Readonly<Record<string, VehicleDetails>>>({});
  const vehicle = start.vehicles.find((one) => one.vin === wanted) ?? first;
  const { vin } = vehicle;
  const year = useRegistrationYear(vin);
  const own = useOwnMembership(vin, start.plans);
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
        own={own}
        planCode={pickedPlan ?? own?.planCode ?? NO_PLAN}
        onPlan={setPickedPlan}
      />
      {start.notice !== '' && <Notes items={start.notice.split('\n').filter(Boolean)} />}
    </>
  );
}

function useRegistrationYear(vin: string): string {
  const { data } = useUserData();
  return registrationYear(data?.vehicles, vin, years());
}

type VehicleCardProps = {
  start: EstimateStart;
  vin: string;
  details: VehicleDetails;
  onVehicle: (vin: string) => void;
  onDetails: (details: VehicleDetails) => void;
};

/** Lets the customer choose the vehicle and the details that the flags require. Source: EST-001…005, 021; A-37. */
function VehicleCard({ start, vin, details, onVehicle, onDetails }: VehicleCardProps) {
  const shown = selectorsOf(start);
  const selector = { start, details, onDetails };
  return (
    <Card>
      <Select
        label="차량"
        value={vin}
        onChange={onVehicle}
        options={start.vehicles.map((vehicle) => ({
          value: vehicle.vin,
          label: carName(vehicle),
        }))}
      />
      {(shown.bsi || shown.year || shown.mileage) && (
        <div className={css['details']}>
          {shown.bsi && <BsiSelect {...selector} />}
          {shown.year && <YearSelect {...selector} />}
          {shown.mileage && <MileageSelect {...selector} />}
        </div>
      )}
    </Card>
  );
}

/** Returns the customer's pending or active membership of this car. Source: EST-008. */
function useOwnMembership(
  vin: string,
  plans: readonly Choice[] | undefined,
): OwnMembership | undefined {
  const subscriptions = useUserData().data?.subscriptions;
  const day = today();
  return useMemo(() => {
    const held = (subscriptions ?? []).filter(isOpen).flatMap(({ package: pkg, ...one }) => {
      const isInForce = isRunning(one) && !(one.startsOn && one.startsOn > day);
      return pkg ? [{ vin: one.vin, name: pkg.group ?? pkg.title, isInForce }] : [];
    });
    return membershipOf(held, vin, plans);
  }, [subscriptions, vin, plans, day]);
}
