import type { Subscription } from '@shared/api/subscription';
import { messages } from '@shared/copy/popup';
import type { Tier } from '@shared/domain/tier';
import {
  type Mileage,
  type MileageError,
  parseMileage,
  shownMileage,
} from '@shared/domain/validation/mileage';
import { openPopup, PopupFrame } from '@shared/popup';
import { formatNumber } from '@shared/text/number';
import { Button } from '@shared/ui/Button';
import { TextField } from '@shared/ui/TextField';
import { type FormEvent, useId, useState } from 'react';

type Props = {
  tier: Tier;
  /** Mileage that is known, so that the customer need not type it again. */
  before: string;
  onClose: (mileage?: Mileage) => void;
};

/** Asks for the mileage in a popup. Source: VALID-032, RESUB-008. */
function MileageDialog({ tier, before, onClose }: Props) {
  const form = useId();
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<MileageError>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mileage = parseMileage(typed, tier);
    if (mileage.ok) return onClose(mileage.value);
    setError(mileage.error);
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <PopupFrame
      title="주행거리를 입력해 주세요"
      onClose={() => onClose()}
      footer={
        <Button block type="submit" form={form}>
          촬영하기
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="주행거리(km)"
          inputMode="numeric"
          value={typed}
          onChange={(text) => {
            setTyped(shownMileage(text));
            setError(undefined);
          }}
          hint="계기판에 표시된 숫자를 그대로 입력해 주세요."
          error={error && messages[error]}
        />
      </form>
    </PopupFrame>
  );
}

/**
 * Asks for the mileage of a new dashboard photo. Suggests `km`, which is that of the application by default. Returns
 * `undefined` when the customer closes the popup. Source: RESUB-008, VALID-032.
 */
export const askMileage = (
  { insured, vehicle }: Subscription,
  km = vehicle.km,
): Promise<Mileage | undefined> =>
  openPopup<Mileage>(
    (close) => (
      <MileageDialog
        tier={insured ? 'insurance' : 'plain'}
        before={km === undefined ? '' : formatNumber(km)}
        onClose={close}
      />
    ),
    { label: '주행거리 입력', kind: 'sheet' },
  );
