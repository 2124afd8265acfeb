import { messages } from '@shared/copy/popup';
import type { PlainDate } from '@shared/domain/calendar';
import { modelOf } from '@shared/domain/model-of';
import type { Won } from '@shared/domain/money';
import { packageLabel } from '@shared/domain/names';
import type { Package } from '@shared/domain/package';
import { cleanPlateNumber, plateOfAccount } from '@shared/domain/validation/plate-number';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { Page } from '@shared/ui/Page';
import { Select } from '@shared/ui/Select';
import { Sign } from '@shared/ui/Sign';
import { Skeleton } from '@shared/ui/Skeleton';
import { TextField } from '@shared/ui/TextField';
import type { Marks } from '../flow/use-marked';
import { BarTotal, yearWithVat } from '../price/BarTotal';
import { noneSubscribable } from './own-vehicles';
import { RegistrationDay } from './RegistrationDay';
import type { SelectionField } from './use-continue';
import type { OwnVehicles } from './use-own-vehicles';
import type { VehicleChooser } from './use-vehicle-choice';
import { VehicleRadios } from './VehicleRadios';
import { dayField, modelHint, modelsFor, type VehicleFacts } from './vehicle-choice';

type Props = {
  chooser: VehicleChooser;
  own: OwnVehicles;
  facts: VehicleFacts;
  packages: readonly Package[];
  /** Price of the chosen membership for the chosen vehicle. */
  total: Won | undefined;
  /** The selection is being checked. It cannot be changed until then, because it is saved as it was checked. */
  busy: boolean;
  marks: Marks<SelectionField>;
  onDay: (day: PlainDate | undefined) => void;
  onRegister: () => void;
  onNext: () => void;
  back: () => void;
};

/** Source: APPLY-019…021, 024. */
export function VehicleForm({
  chooser,
  own,
  facts,
  packages,
  total,
  busy,
  marks,
  onDay,
  onRegister,
  onNext,
  back,
}: Props) {
  const { choice, isLoading, change } = chooser;
  const models = modelsFor(choice, packages);
  const hint = modelHint(choice, facts);
  // The customer must not change a known model, because the price would be for another car. Source: A-86.
  const isModelKnown =
    choice.found !== undefined && modelOf(choice.found, packages, choice.packageId) !== undefined;
  const plate = plateOfAccount(choice.found?.plate ?? '');
  // A plate of the account needs no field until the server refuses it. Source: A-97.
  const asksPlate =
    choice.found !== undefined &&
    (plate === '' || plate !== choice.plate || marks.why('plate') !== undefined);
  // Without the account, a car with a membership would count as free.
  const isUnknown = isLoading || own.isLoading || own.retry !== undefined;
  return (
    <Page
      title="차량 정보 입력 및 멤버십 선택"
      lead="가입할 차량과 멤버십을 선택해 주세요."
      back={back}
    >
      <div inert={busy}>
        <Card title="내 차량">
          <VehicleRadios
            own={own}
            chosen={choice.vin}
            why={marks.why('vehicle')}
            onChoose={(vin) => {
              marks.clear();
              void chooser.chooseVehicle(vin);
            }}
          />
          {noneSubscribable(own.vehicles, packages) && (
            <Notice tone="warn">{messages['no-subscribable-vehicle']}</Notice>
          )}
          <Button variant="secondary" block onClick={onRegister}>
            <Sign name="plus" size="small" />
            차량 등록
          </Button>
        </Card>
      </div>
      <div inert={busy}>
        <Card title="멤버십과 차량 정보">
          <Select
            label="멤버십"
            value={choice.packageId ?? ''}
            options={packages.map((one) => ({ value: one.id, label: packageLabel(one, packages) }))}
            error={marks.why('membership')}
            onChange={(id) => {
              marks.clear();
              chooser.choosePackage(id);
            }}
          />
          {isLoading ? (
            <Skeleton height={12} />
          ) : (
            <>
              <Select
                label="차량 모델"
                value={choice.categoryId ?? ''}
                options={models.map(({ id, title }) => ({ value: id, label: title }))}
                placeholder={
                  models.length > 0 ? '모델을 선택해 주세요' : '선택할 수 있는 모델이 없어요'
                }
                disabled={models.length === 0 || isModelKnown}
                error={marks.why('model')}
                hint={choice.found?.categoryDescription}
                onChange={(categoryId) => change({ categoryId })}
              />
              <RegistrationDay
                key={dayField(choice)}
                start={choice.registeredOn}
                today={facts.today}
                error={marks.why('day')}
                onPick={onDay}
              />
              {asksPlate && (
                <TextField
                  label="차량번호"
                  value={choice.plate}
                  error={marks.why('plate')}
                  placeholder="12가3456"
                  onChange={(typed) => change({ plate: cleanPlateNumber(typed) })}
                />
              )}
              {hint !== undefined && <Notice tone="warn">{messages[hint]}</Notice>}
            </>
          )}
        </Card>
      </div>
      <BottomBar>
        {total !== undefined && <BarTotal label={yearWithVat} total={total} />}
        <Button busy={busy} disabled={isUnknown} onClick={onNext}>
          계속하기
        </Button>
      </BottomBar>
    </Page>
  );
}
