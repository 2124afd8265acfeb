import type { PlainDate } from '@shared/domain/calendar';
import { usePageLeft } from '@shared/payment/use-page-left';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { Notice } from '@shared/ui/Notice';
import { Page } from '@shared/ui/Page';
import { useState } from 'react';
import { DocumentPhoto } from './DocumentPhoto';
import type { RegistrationDraft, Typed } from './registration-form';
import { VehicleFields } from './VehicleFields';
import {
  type ConfirmedVehicle,
  cleanedForm,
  readVehicle,
  type VehicleField,
} from './vehicle-confirm.schema';

/** Letters that a camera reads instead of a digit. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1' };

/**
 * Returns the VIN with digits in place of look-alike letters, or `undefined` when it has none. It is only offered and
 * never applied automatically. Source: A-63, VALID-010.
 */
function lookAlike(vin: string): string | undefined {
  const other = vin.replace(/[OI]/g, (letter) => meant[letter] ?? letter);
  return other === vin ? undefined : other;
}

/**
 * Result of the owner verification. `goesOn`: continues at once. `other-vin`: the customer chose another VIN.
 * Source: A-58.
 */
export type Verified =
  | { outcome: 'owner'; goesOn: boolean }
  | { outcome: 'not-owner' }
  | { outcome: 'other-vin'; vin: string };

type Props = {
  today: PlainDate;
  /** Values read from the photo, or empty fields to fill in, and the photo that is shown beside them. */
  draft: RegistrationDraft;
  /** Receives the draft at each change. */
  keep: (draft: RegistrationDraft) => void;
  verify: (answer: ConfirmedVehicle, left: AbortSignal) => Promise<Verified>;
  onNext: (answer: ConfirmedVehicle, typed: Typed) => void;
  back: () => void;
};

/** Name and VIN come from the document. The customer can only correct them with a better photo. Source: APPLY-018. */
const fromDocument: Typed = ['ownerName', 'vin'];

/** Shows the second panel of the registration step. Source: APPLY-012…018, A-03. */
export function VehicleConfirm({ today, draft, keep, verify, onNext, back }: Props) {
  const { form: initial } = draft;
  const [form, setForm] = useState(initial);
  const [touched, setTouched] = useState<readonly VehicleField[]>([]);
  const [verified, setVerified] = useState<ConfirmedVehicle>();
  const [busy, setBusy] = useState(false);
  const left = usePageLeft();

  const read = readVehicle(form, today);
  const sentences = read.ok ? {} : read.sentences;
  const readAtFirst = readVehicle(initial, today);
  const typed = fromDocument.filter(
    (field) =>
      draft.typed?.includes(field) ||
      (!readAtFirst.ok && readAtFirst.sentences[field] !== undefined),
  );
  const isReadOnly = (field: VehicleField) =>
    fromDocument.some((fixed) => fixed === field && !typed.includes(fixed));
  const isSpokenOf = (field: VehicleField) => initial[field] !== '' || touched.includes(field);
  const spoken = Object.fromEntries(
    Object.entries(sentences).filter(([field]) => isSpokenOf(field as VehicleField)),
  );

  const change = (field: VehicleField, text: string) => {
    setVerified(undefined);
    const next = { ...form, [field]: text };
    setForm(next);
    keep({ ...draft, form: next, typed });
  };
  const leave = (field: VehicleField) => {
    setTouched((fields) => [...fields, field]);
    setForm(cleanedForm);
  };
  const verifyOwner = async (answer: ConfirmedVehicle) => {
    setBusy(true);
    const result = await verify(answer, left).finally(() => setBusy(false));
    if (result.outcome === 'owner') setVerified(answer);
    if (result.outcome === 'owner' && result.goesOn) onNext(answer, typed);
    if (result.outcome === 'other-vin') change('vin', result.vin);
  };

  return (
    <Page
      title="가입 차량 정보"
      lead="2단계 · 등록증과 같은지 확인하고, 다르면 고쳐 주세요."
      back={back}
    >
      <DocumentPhoto url={draft.url} />
      <Card title="등록증에 적힌 정보">
        <VehicleFields
          form={form}
          sentences={spoken}
          isLocked={busy}
          isReadOnly={isReadOnly}
          onChange={change}
          onLeave={leave}
        />
      </Card>
      <LookAlikeOffer vin={form.vin} isLocked={busy} onTake={(vin) => change('vin', vin)} />
      {verified !== undefined && (
        <Notice tone="good" title="소유자 인증을 마쳤어요">
          다음 단계로 이동해 주세요.
        </Notice>
      )}
      <Notes items={['소유자가 바뀐 차량은 먼저 서비스센터에서 소유자 변경을 접수해 주세요.']} />
      <BottomBar>
        {verified === undefined ? (
          <Button
            block
            busy={busy}
            disabled={!read.ok}
            onClick={() => read.ok && void verifyOwner(read.value)}
          >
            차량 소유자 인증
          </Button>
        ) : (
          <Button block onClick={() => onNext(verified, typed)}>
            다음
          </Button>
        )}
      </BottomBar>
    </Page>
  );
}

type OfferProps = { vin: string; isLocked: boolean; onTake: (vin: string) => void };

/** Offers the VIN with digits in place of look-alike letters. The customer decides. Source: A-63. */
function LookAlikeOffer({ vin, isLocked, onTake }: OfferProps) {
  const other = lookAlike(vin);
  if (other === undefined) return null;
  return (
    <Notice tone="warn" title="차대번호를 한 번 더 확인해 주세요">
      <p>영문 O·I는 숫자 0·1과 비슷해 보여요. 등록증에 아래처럼 적혀 있다면 눌러서 바꿔 주세요.</p>
      <Button variant="quiet" disabled={isLocked} onClick={() => onTake(other)}>
        {other} 사용
      </Button>
    </Notice>
  );
}
