import { CARS_NOT_LOADED, carLabel } from '@shared/copy/car-label';
import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureCard } from '@shared/ui/FailureCard';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { Skeleton } from '@shared/ui/Skeleton';
import type { OwnVehicles } from './use-own-vehicles';

type Props = {
  own: OwnVehicles;
  chosen: string | undefined;
  /** Error message of the group. */
  why?: string | undefined;
  onChoose: (vin: string) => void;
};

/** Lists the customer's vehicles by VIN. Source: APPLY-020. */
export function VehicleRadios({ own, chosen, why, onChoose }: Props) {
  if (own.isLoading) return <Skeleton height={8} />;
  if (own.retry) return <FailureCard title={CARS_NOT_LOADED} onRetry={own.retry} />;
  if (own.vehicles.length === 0) {
    return (
      <EmptyState icon="car" title="등록된 차량이 없어요" text={own.why && messages[own.why]} />
    );
  }
  return (
    <RadioGroup
      legend="차대번호"
      quietLegend
      value={chosen}
      error={why}
      onChange={onChoose}
      options={own.vehicles.map((vehicle) => ({
        value: vehicle.vin,
        label: carLabel(vehicle, vehicle.hasMembership),
        detail: vehicle.vin,
      }))}
    />
  );
}
