import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import {
  LONGEST_REVOKE_TEXT,
  parseRevokeReason,
  type RevokeReason,
  revokeReasons,
  takesText,
} from '@shared/domain/revoke-reason';
import { cleanText } from '@shared/text/clean-text';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { TextField } from '@shared/ui/TextField';
import { useRef, useState } from 'react';
import { useBack } from '../member/use-back';
import css from './Reasons.module.css';
import { reasonLabel } from './revoke.copy';
import { useRevoke } from './use-revoke';

/** Of each form that sends the request. */
export type RequestProps = { subscription: Subscription; amount: Won; onSend: () => void };

/**
 * Asks for the reason and sends the request. Keeping and cancelling have the same weight. Source: REVOKE-001, 002, 008;
 * VALID-033, 034.
 */
export function Reasons({ subscription, amount, onSend }: RequestProps) {
  const form = useRef<HTMLDivElement>(null);
  const back = useBack();
  const [reason, setReason] = useState<RevokeReason>();
  const [written, setWritten] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isTooLong = takesText(reason) && cleanText(written).length > LONGEST_REVOKE_TEXT;
  const revoke = useRevoke({ subscription, kind: 'cancel', onSend });

  const choose = (chosen: RevokeReason) => {
    setReason(chosen);
    setMissing(false);
  };
  const submit = () => {
    if (isTooLong) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const answer = parseRevokeReason(reason, written);
    setMissing(!answer.ok);
    if (answer.ok)
      void revoke.run({ ...answer.value, label: reasonLabel[answer.value.reason] }, amount);
    else form.current?.querySelector('input')?.focus();
  };

  return (
    <div className={css['reasons']} ref={form}>
      <h2 className={css['title']}>해지하려는 이유를 알려 주세요</h2>
      <RadioGroup
        legend="해지 사유"
        quietLegend
        value={reason}
        onChange={choose}
        options={revokeReasons.names.map((name) => ({ value: name, label: reasonLabel[name] }))}
        error={isMissing ? '해지 사유를 선택해 주세요.' : undefined}
      />
      <TextField
        multiline
        className={css['written']}
        label="기타 사유 (선택)"
        value={takesText(reason) ? written : ''}
        onChange={setWritten}
        error={isTooLong ? `${LONGEST_REVOKE_TEXT}자 이하로 적어 주세요.` : undefined}
        disabled={!takesText(reason)}
        placeholder={
          takesText(reason)
            ? '이유를 적어 주시면 서비스 개선에 참고할게요.'
            : '기타를 선택하면 적을 수 있어요.'
        }
        hint={takesText(reason) ? `${written.length}/${LONGEST_REVOKE_TEXT}자` : undefined}
      />
      <BottomBar>
        <Button variant="secondary" onClick={back}>
          유지하기
        </Button>
        <Button variant="secondary" busy={revoke.isBusy} onClick={submit}>
          해지 신청
        </Button>
      </BottomBar>
    </div>
  );
}
