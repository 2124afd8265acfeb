import type { EstimateStart } from '@shared/api/estimate';
import { carName } from '@shared/domain/names';
import { Card } from '@shared/ui/Card';
import { Select } from '@shared/ui/Select';
import css from './Estimate.module.css';
import { BsiSelect, MileageSelect, YearSelect } from './Selectors';
import { selectorsOf, type VehicleDetails } from './vehicle-details';

type Props = {
  start: EstimateStart;
  vin: string;
  details: VehicleDetails;
  onVehicle: (vin: string) => void;
  onDetails: (details: VehicleDetails) => void;
};

/** Lets the customer choose the vehicle and the details that the flags require. Source: EST-001…005, 021; A-37. */
export function VehicleCard({ start, vin, details, onVehicle, onDetails }: Props) {
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
