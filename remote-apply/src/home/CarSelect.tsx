import { carLabel } from '@shared/copy/car-label';
import { Select } from '@shared/ui/Select';
import type { OwnVehicle } from '../vehicle/own-vehicles';

type Props = {
  vehicles: readonly OwnVehicle[];
  vin: string | undefined;
  error?: string | undefined;
  onChange: (vin: string) => void;
};

/** Lets a customer choose one of their own vehicles. A visitor has none. Source: HOME-002. */
export const CarSelect = ({ vehicles, vin, error, onChange }: Props) => (
  <Select
    label="차량"
    value={vin ?? ''}
    options={vehicles.map((vehicle) => ({
      value: vehicle.vin,
      label: carLabel(vehicle, vehicle.hasMembership),
    }))}
    placeholder={vehicles.length > 0 ? '차량을 선택해 주세요' : '선택할 수 있는 차량이 없어요'}
    disabled={vehicles.length === 0}
    error={error}
    onChange={onChange}
  />
);
