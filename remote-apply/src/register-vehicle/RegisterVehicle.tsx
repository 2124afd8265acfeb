import type { DealerSystemVehicle } from '@shared/api/dealer-system';
import { messages } from '@shared/copy/popup';
import { cleanVin, VIN_LENGTH, vinEdited } from '@shared/domain/validation/vin';
import type { Press } from '@shared/payment/use-press-once';
import { PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Points } from '@shared/ui/Points';
import { TextField } from '@shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import { type Marks, useMarked } from '../flow/use-marked';
import css from './RegisterVehicle.module.css';
import { VinPhoto } from './VinPhoto';

type Props = {
  /** Returns the vehicle, or `undefined` after it has shown the reason for a failure. */
  lookUp: (typed: string, marks: Marks<'vin'>) => Promise<DealerSystemVehicle | undefined>;
  /** Registers the vehicle and closes the popup. Shows the reason when registration fails. */
  register: Press<[DealerSystemVehicle]>;
  onClose: (registered?: { vin: string }) => void;
};

/** Returns how many characters of a pasted VIN are too many. */
const tooLong = (vin: string): string | undefined =>
  vin.length > VIN_LENGTH
    ? `차대번호는 ${VIN_LENGTH}자리예요. ${vin.length - VIN_LENGTH}자를 지워 주세요.`
    : undefined;

/** Looks up a VIN and registers the vehicle that was found. Source: APPLY-022, 023. */
export function RegisterVehicle({ lookUp, register, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState<{
    typed: string;
    vehicle: DealerSystemVehicle | undefined;
  }>();
  const [isLooking, setLooking] = useState(false);
  const marks = useMarked<'vin'>();
  // A photo that was taken before the look-up may bring another VIN than the one that was looked up.
  const found = looked?.typed === typed ? looked.vehicle : undefined;

  const change = (text: string) => fill((before) => vinEdited(before, text));
  const fill = (next: (before: string) => string) => {
    setTyped(next);
    marks.clear();
  };
  const isBusy = isLooking || register.isBusy;
  const onLookUp = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLooking(true);
    const vehicle = await lookUp(typed, marks).finally(() => setLooking(false));
    setLooked({ typed, vehicle });
  };

  return (
    <PopupFrame
      title="차량 등록"
      onClose={() => onClose()}
      footer={
        <Button
          block
          busy={register.isBusy}
          disabled={found === undefined || isBusy}
          onClick={() => found && void register.run(found)}
        >
          등록
        </Button>
      }
    >
      <div className={css['content']}>
        <p className={css['lead']}>자동차등록증에 적힌 차대번호 17자리를 입력해 주세요.</p>
        <VinPhoto isLocked={isBusy} onRead={(vin) => fill(() => cleanVin(vin))} />
        <form className={css['form']} onSubmit={(event) => void onLookUp(event)} noValidate>
          <TextField
            className={css['number']}
            label="차대번호"
            value={typed}
            onChange={change}
            error={marks.why('vin') ?? tooLong(typed)}
            hint={`영문 대문자와 숫자 17자리 · ${typed.length}/${VIN_LENGTH}`}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            readOnly={isBusy}
          />
          <Button
            type="submit"
            variant={found === undefined ? 'primary' : 'secondary'}
            busy={isLooking}
            disabled={isBusy}
          >
            조회
          </Button>
        </form>
        <div role="status">
          {found !== undefined && (
            <Card title={messages['vehicle-info-confirmed']} tone="brand">
              <Facts
                rows={[
                  { label: '차대번호', value: found.vin },
                  { label: '모델명', value: found.model, strong: true },
                ]}
              />
            </Card>
          )}
        </div>
        {found === undefined && <VinDrawing />}
        <Points
          items={[
            {
              icon: 'document',
              text: '차대번호는 자동차등록증과 운전석 쪽 앞유리 아래에서 확인할 수 있어요. 차를 마주 보면 오른쪽이에요.',
            },
            { icon: 'user', text: '본인 명의 차량만 등록할 수 있어요.' },
          ]}
        />
      </div>
    </PopupFrame>
  );
}

/**
 * Shows the place of the VIN: the lower edge of the windscreen on the driver's side. The drawing shows the car from the
 * front, and Korean cars have the steering wheel on the left, so this is the right side of the picture.
 */
function VinDrawing() {
  return (
    <svg
      className={css['drawing']}
      viewBox="0 0 320 190"
      role="img"
      aria-label="차를 앞에서 본 그림. 차대번호 위치: 운전석 쪽 앞유리 아래, 그림의 오른쪽"
    >
      <path
        className={css['car']}
        d="M62 168v-34c0-14 8-22 24-25h148c16 3 24 11 24 25v34M86 109l-20-9c-7 0-10 5-8 11l11 5M234 109l20-9c7 0 10 5 8 11l-11 5"
      />
      <path className={css['glass']} d="M86 109l23-45c4-8 10-12 19-12h64c9 0 15 4 19 12l23 45z" />
      <path className={css['car']} d="M126 138h68l-7 14h-54zM62 168h196" />
      <rect className={css['lamp']} x="74" y="130" width="34" height="11" rx="5" />
      <rect className={css['lamp']} x="212" y="130" width="34" height="11" rx="5" />
      <rect className={css['plate']} x="190" y="99" width="26" height="6" rx="2" />
      <rect className={css['here']} x="185" y="94" width="36" height="16" rx="5" />
      <path className={css['here']} d="M212 94L236 46" />
      <rect className={css['plate']} x="124" y="16" width="178" height="30" rx="8" />
      <text className={css['print']} x="213" y="36" textAnchor="middle">
        MRDC5K20005000000
      </text>
    </svg>
  );
}
