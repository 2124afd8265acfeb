import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { EmptyState } from '@shared/ui/EmptyState';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { Skeleton } from '@shared/ui/Skeleton';
import type { OwnVehicles } from './use-own-vehicles';

type Props = {
  own: OwnVehicles;
  chosen: string | undefined;
  /** What is wrong with it. */
  why?: string | undefined;
  onChoose: (vin: string) => void;
};

/** The customer's vehicles by VIN. Source: APPLY-020. */
export function VehicleRadios({ own, chosen, why, onChoose }: Props) {
  if (own.isLoading) return <Skeleton height={8} />;
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
      options={own.vehicles.map(({ vin, model, plate }) => ({
        value: vin,
        label: [model, plate].filter(Boolean).join(' · ') || '내 차량',
        detail: vin,
      }))}
    />
  );
}
