import { CARS_NOT_LOADED } from '@shared/copy/car-label';
import { choiceMessages as messages } from '@shared/copy/popup-choice';
import type { PlainDate } from '@shared/domain/calendar';
import { packageLabel } from '@shared/domain/names';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { FailureCard } from '@shared/ui/FailureCard';
import { Notice } from '@shared/ui/Notice';
import { Select } from '@shared/ui/Select';
import { Skeleton } from '@shared/ui/Skeleton';
import type { Marks } from '../flow/use-marked';
import { RegistrationDay } from '../vehicle/RegistrationDay';
import type { OwnVehicles } from '../vehicle/use-own-vehicles';
import { CarSelect } from './CarSelect';
import { exampleDayHint } from './home.copy';
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
  /** Signs in a visitor. Vehicles can be chosen only after that. */
  onSignIn: (() => void) | undefined;
};

/**
 * Lets the customer choose vehicle, membership and first registration date. The price depends on all three.
 * Source: HOME-002…004.
 */
export function HomeChooser({
  choice,
  offer,
  own,
  today,
  onVehicle,
  onPackage,
  onDay,
  marks,
  onSignIn,
}: Props) {
  return (
    <Card title="내 차에 맞는 금액 보기">
      {own.isLoading && <Skeleton height={4.5} />}
      {own.retry && <FailureCard title={CARS_NOT_LOADED} onRetry={own.retry} />}
      {!own.isLoading && !own.retry && (
        <CarSelect
          vehicles={own.vehicles}
          vin={choice.vin}
          error={marks.why('vehicle')}
          onChange={onVehicle}
        />
      )}
      {own.why !== undefined && <Notice tone="warn">{messages[own.why]}</Notice>}
      {onSignIn !== undefined && <SignInButton onClick={onSignIn} />}
      <Select
        label="멤버십"
        value={offer.pkg?.id ?? ''}
        options={offer.memberships.map((one) => ({
          value: one.id,
          label: packageLabel(one, offer.memberships),
        }))}
        error={marks.why('membership')}
        onChange={onPackage}
      />
      <RegistrationDay
        key={choice.vin ?? ''}
        start={offer.shownDay}
        today={today}
        hint={offer.chosenDay === undefined ? exampleDayHint : undefined}
        error={marks.why('day')}
        onPick={onDay}
      />
    </Card>
  );
}

export const SignInButton = ({ onClick }: { onClick?: () => void }) => (
  <Button variant="secondary" block onClick={onClick}>
    로그인하고 내 차 선택하기
  </Button>
);
