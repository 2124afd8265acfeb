import { messages } from '@shared/copy/popup';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { Stack } from '@shared/ui/Stack';
import { useId } from 'react';
import type { IdentityFlow } from '../identity/use-identity';

type Props = {
  isDone: boolean;
  identity: IdentityFlow;
  /** Reason for the refusal, if the request was refused. */
  why: string | undefined;
};

/** Asks a non-member to verify their identity before they agree. Source: SOLIC-005, IDENT-001, 003; A-95. */
export function IdentityCheck({ isDone, identity, why }: Props) {
  const { state, offersHere, verify, verifyHere } = identity;
  const id = useId();
  if (isDone) {
    return (
      <Card title="본인인증">
        <Notice tone="good" title="본인인증을 마쳤어요" />
      </Card>
    );
  }
  return (
    <Card title="본인인증">
      <Stack gap={4}>
        <p>가입하시는 분이 맞는지 확인해요. 본인인증을 진행해 주세요.</p>
        {state === 'blocked' && (
          <div role="alert">
            <Notice tone="warn" title={messages['popup-blocked']}>
              <p>허용하기 어렵다면 지금 창에서 이어서 진행할 수 있어요.</p>
              <Button variant="quiet" onClick={() => void verifyHere()}>
                지금 창에서 인증하기
              </Button>
            </Notice>
          </div>
        )}
        {state === 'open' && (
          <p role="status">새 창에서 본인인증을 마치면 이 화면이 자동으로 바뀌어요.</p>
        )}
        {state === 'open' && offersHere && (
          <Notice tone="neutral" title="본인인증 창이 보이지 않나요?">
            <Button variant="quiet" onClick={() => void verifyHere()}>
              지금 창에서 인증하기
            </Button>
          </Notice>
        )}
        {why !== undefined && (
          <div id={id}>
            <Notice tone="bad" title={why} />
          </div>
        )}
        <div data-wrong={why === undefined ? undefined : true}>
          <Button
            variant="secondary"
            block
            busy={state === 'leaving'}
            aria-describedby={why && id}
            onClick={(click) => void verify(click)}
          >
            {state === 'open' ? '본인인증 창 다시 열기' : '본인인증하기'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
