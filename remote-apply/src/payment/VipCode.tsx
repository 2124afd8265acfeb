import { lookupReactions } from '@shared/api/reaction';
import { type FoundVipCode, fetchVipCode } from '@shared/api/vip-code';
import { sentenceOf } from '@shared/copy/failure';
import { messages } from '@shared/copy/popup';
import { parseVipCode } from '@shared/domain/validation/vip-code';
import { failureOf } from '@shared/failure';
import { usePageLeft } from '@shared/payment/use-page-left';
import { call, react } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { TextField } from '@shared/ui/TextField';
import { useState } from 'react';
import type { Marks } from '../flow/use-marked';
import css from './req.module.css';
import type { PaymentField } from './use-checkout';

type Props = {
  packageId: string;
  code: FoundVipCode | undefined;
  /** The code replaces the promotion. */
  isReplacing: boolean;
  onApply: (code: FoundVipCode | undefined) => void;
  /** A code is being looked up. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  marks: Marks<PaymentField>;
};

/** Lets the customer enter a discount code, and shows the applied one. Source: PAY-003, PAY-028…031; API-017; A-26. */
export function VipCode({ packageId, code, isReplacing, onApply, busy, onBusy, marks }: Props) {
  const [text, setText] = useState('');

  const left = usePageLeft();

  const apply = async () => {
    onBusy(true);
    const found = await lookUp(text, { packageId, marks, left }).finally(() => onBusy(false));
    if (found) onApply(found);
  };
  return (
    <div>
      {code === undefined && (
        <form
          className={css['code']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void apply();
          }}
        >
          <TextField
            label="VIP 코드"
            value={text}
            error={marks.why('code')}
            onChange={(typed) => {
              marks.clear();
              setText(typed);
            }}
            placeholder="VIP 코드를 입력해 주세요"
            autoCapitalize="characters"
          />
          <Button type="submit" variant="secondary" busy={busy}>
            적용
          </Button>
        </form>
      )}
      <div role="status">
        {code !== undefined && (
          <div className={css['code']}>
            <p>
              <strong>{code.slug}</strong> {code.title}
              {isReplacing && <span className={css['codeNote']}>프로모션 대신 적용돼요.</span>}
            </p>
            <Button variant="secondary" onClick={() => onApply(undefined)}>
              코드 해제
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Looks up a code and shows its own error messages. A conflict is shown in the server's words. */
async function lookUp(
  typed: string,
  { packageId, marks, left }: { packageId: string; marks: Marks<PaymentField>; left: AbortSignal },
): Promise<FoundVipCode | undefined> {
  const slug = parseVipCode(typed);
  if (!slug.ok) {
    const why = slug.error === 'empty' ? 'enter-discount-code' : 'unknown-vip-code';
    await marks.tell('code', messages[why]);
    return undefined;
  }
  try {
    const found = await fetchVipCode(call, slug.value, packageId);
    if (left.aborted) return undefined;
    if (!found) await marks.tell('code', messages['unknown-vip-code']);
    return found;
  } catch (error) {
    if (left.aborted) return undefined;
    const failure = failureOf(error);
    // A conflict concerns the code itself. Other failures are not caused by the typed code.
    if (failure.kind === 'conflict') await marks.tell('code', sentenceOf(failure, 'server'));
    else await react(error, lookupReactions);
    return undefined;
  }
}
