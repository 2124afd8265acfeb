import type { EstimateStart } from '@shared/api/estimate';
import { settings } from '@shared/config/settings';
import { registrationYears } from '@shared/domain/year-lists';
import { today } from '@shared/session';
import { Select } from '@shared/ui/Select';
import { kmLabel, type VehicleDetails, yearLabel } from './vehicle-details';

type Props = {
  start: Pick<EstimateStart, 'bsi' | 'mileages'>;
  details: VehicleDetails;
  onDetails: (details: VehicleDetails) => void;
};

export const BsiSelect = ({ start, details, onDetails }: Props) => (
  <Select
    label="BSI"
    hint="신차와 함께 가입한 소모품 교환 서비스예요."
    value={details.bsi}
    placeholder="선택"
    onChange={(bsi) => onDetails({ ...details, bsi })}
    options={start.bsi.map(({ code, name }) => ({ value: code, label: name }))}
  />
);

export const YearSelect = ({ details, onDetails }: Props) => (
  <Select
    label="등록연도"
    value={details.year}
    placeholder="선택"
    onChange={(year) => onDetails({ ...details, year })}
    options={years().map((year) => ({ value: `${year}`, label: yearLabel(year) }))}
  />
);

export const MileageSelect = ({ start, details, onDetails }: Props) => (
  <Select
    label="주행거리"
    value={details.km === undefined ? '' : `${details.km}`}
    placeholder="선택"
    onChange={(km) => onDetails({ ...details, km: Number(km) })}
    options={start.mileages.map(({ km }) => ({ value: `${km}`, label: kmLabel(km) }))}
  />
);

/** Returns the years that are offered today. Source: EST-005. */
export const years = () => registrationYears(settings.estimate, Number(today().slice(0, 4)));
