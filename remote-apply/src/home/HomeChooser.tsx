import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { DEFAULT_AGE_MONTHS, type PlainDate } from '@shared/domain/calendar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { Select } from '@shared/ui/Select';
import { Skeleton } from '@shared/ui/Skeleton';
import type { Marks } from '../flow/use-marked';
import { RegistrationDay } from '../vehicle/RegistrationDay';
import type { OwnVehicles } from '../vehicle/use-own-vehicles';
import type { HomeChoice, HomeField, HomeOffer } from './home-choice';

type Props = {
  choice: HomeChoice;
  offer: HomeOffer;
  own: OwnVehicles;
  today: PlainDate;
  onVehicle: (vin: string) => void;
  onPackage: (packageId: string) => void;
  onDay: (day: PlainDate | undefined) => void;
  marks: Marks<HomeField>;
  /** Offered to a user without a vehicle to choose. */
  onNoVehicle: { label: string; act: () => void } | undefined;
};

/** Vehicle, membership and first registration date: what the price depends on. Source: HOME-002…004. */
export function HomeChooser({
  choice,
  offer,
  own,
  today,
  onVehicle,
  onPackage,
  onDay,
  marks,
  onNoVehicle,
}: Props) {
  const vehicles = own.vehicles.map((vehicle) => ({
    value: vehicle.vin,
    label: [vehicle.model || vehicle.vin, vehicle.plate].filter(Boolean).join(' · '),
  }));
  return (
    <Card title="내 차에 맞는 금액 보기">
      {own.isLoading ? (
        <Skeleton height={4.5} />
      ) : (
        <Select
          label="차량"
          value={choice.vin ?? ''}
          options={vehicles}
          placeholder={
            vehicles.length > 0 ? '차량을 선택해 주세요' : '선택할 수 있는 차량이 없어요'
          }
          disabled={vehicles.length === 0}
          error={marks.why('vehicle')}
          onChange={onVehicle}
        />
      )}
      {own.why !== undefined && <Notice tone="warn">{messages[own.why]}</Notice>}
      {onNoVehicle !== undefined && (
        <Button variant="secondary" block onClick={onNoVehicle.act}>
          {onNoVehicle.label}
        </Button>
      )}
      <Select
        label="멤버십"
        value={offer.pkg?.id ?? ''}
        options={offer.memberships.map(({ id, fullTitle }) => ({ value: id, label: fullTitle }))}
        error={marks.why('membership')}
        onChange={onPackage}
      />
      <RegistrationDay
        key={choice.vin ?? ''}
        start={offer.shownDay}
        today={today}
        hint={
          offer.chosenDay === undefined
            ? `${DEFAULT_AGE_MONTHS}개월 전 날짜로 먼저 보여 드려요. 내 차의 최초등록일을 선택해 주세요.`
            : undefined
        }
        error={marks.why('day')}
        onPick={onDay}
      />
    </Card>
  );
}
