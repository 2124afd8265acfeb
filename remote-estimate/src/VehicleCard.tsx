import type { EstimateStart } from '@shared/api/estimate';
import { settings } from '@shared/config/settings';
import { formatNumber } from '@shared/domain/format';
import { registrationYears } from '@shared/domain/year-lists';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Select } from '@shared/ui/Select';
import css from './Estimate.module.css';
import type { VehicleDetails } from './vehicle-details';

type Props = {
  start: EstimateStart;
  vin: string;
  details: VehicleDetails;
  onVehicle: (vin: string) => void;
  onDetails: (details: VehicleDetails) => void;
};

/** Which vehicle, and what its owner tells of it as far as the flags ask. Source: EST-001…005, 021; A-37. */
export function VehicleCard({ start, vin, details, onVehicle, onDetails }: Props) {
  const { shows } = start;
  const hasBsi = shows.bsi && start.bsi.length > 0;
  const hasMileage = shows.mileage && start.mileages.length > 0;
  return (
    <Card>
      <Select
        label="차량"
        value={vin}
        onChange={onVehicle}
        options={start.vehicles.map((vehicle) => ({
          value: vehicle.vin,
          label: [vehicle.model, vehicle.plate].filter(Boolean).join(' · '),
        }))}
      />
      {(hasBsi || shows.year || hasMileage) && (
        <div className={css['details']}>
          {hasBsi && (
            <Select
              label="BSI"
              hint="신차와 함께 가입한 소모품 교환 서비스예요."
              value={details.bsi}
              placeholder="선택"
              onChange={(bsi) => onDetails({ ...details, bsi })}
              options={start.bsi.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
          {shows.year && (
            <Select
              label="등록연도"
              value={details.year}
              placeholder="선택"
              onChange={(year) => onDetails({ ...details, year })}
              options={years().map((year) => ({ value: `${year}`, label: `${year}년` }))}
            />
          )}
          {hasMileage && (
            <Select
              label="주행거리"
              value={details.km === undefined ? '' : `${details.km}`}
              placeholder="선택"
              onChange={(km) => onDetails({ ...details, km: Number(km) })}
              options={start.mileages.map(({ km }) => ({
                value: `${km}`,
                label: `${formatNumber(km)}km`,
              }))}
            />
          )}
        </div>
      )}
    </Card>
  );
}

const years = () => registrationYears(settings.estimate, Number(today().slice(0, 4)));
