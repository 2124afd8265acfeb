import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Money } from '@shared/ui/Money';
import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';
import { useEffect, useRef } from 'react';
import { CentreLine } from './CentreLine';
import type { PendingDesk } from './use-pending-payment';
import { usePressOnce } from './use-press-once';

type Props = {
  desk: PendingDesk;
  /** Starts another payment, where the page can do that. */
  onPayAnew?: (() => Promise<void>) | undefined;
};

/**
 * Shows a pending payment above all other content until it is reconciled. After an action, it gets the focus and is
 * announced.
 */
export function PendingCard({ desk, onPayAnew }: Props) {
  const { pending, isNews } = desk;
  const here = useRef<HTMLDivElement>(null);
  const { kind } = pending;
  useEffect(() => {
    if (!isNews || kind === 'none') return;
    // The browser scrolls to an element that gets the focus, but not to one that has it already.
    here.current?.blur();
    here.current?.focus();
  }, [isNews, kind]);
  if (kind === 'none') return null;
  return (
    <div ref={here} role="status" tabIndex={-1}>
      {'record' in pending ? (
        <Begun desk={desk} onPayAnew={onPayAnew} pending={pending} />
      ) : (
        <Card tone="brand" title="이전 결제를 확인하고 있어요">
          <Skeleton lines={2} />
        </Card>
      )}
    </div>
  );
}

type BegunProps = Props & { pending: Extract<PendingDesk['pending'], { record: unknown }> };

function Begun({ desk, onPayAnew, pending: { kind, record } }: BegunProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const again = usePressOnce(() => desk.check(record));
  const resume = usePressOnce(desk.resume);
  const cancel = usePressOnce(async () => void (await desk.cancel()));
  const anew = usePressOnce(async () => {
    if (await desk.cancel()) await onPayAnew?.();
  });
  const amount = <Money won={record.total} />;
  if (kind === 'unknown') {
    return (
      <Card tone="brand" title="결제 결과를 확인하고 있어요">
        <p>
          결제를 요청했지만 답을 받지 못했어요. 다시 결제하지 말고 기다려 주세요. 연결되면 결과를
          바로 알려 드려요.
        </p>
        <CentreLine />
        <Button block busy={again.isBusy} onClick={() => void again.run()}>
          결과 다시 확인하기
        </Button>
      </Card>
    );
  }
  if (kind === 'unclear') {
    return (
      <Card tone="brand" title="다른 결제 창이 열려 있으면 닫아 주세요">
        <p>
          먼저 시작한 결제가 아직 끝나지 않았어요. 그 창에서도 결제하면 두 번 결제될 수 있어요.
          결제하지 않은 금액은 {amount}이에요.
        </p>
        <Stack gap={2}>
          <Button block busy={again.isBusy} disabled={anew.isBusy} onClick={() => void again.run()}>
            다시 확인
          </Button>
          <Button
            block
            variant="secondary"
            busy={anew.isBusy}
            disabled={again.isBusy}
            onClick={() => void anew.run()}
          >
            새로 결제
          </Button>
        </Stack>
      </Card>
    );
  }
  if (kind === 'begun') {
    const status = href('Subsc', { query: { vtg_id: user?.vtgId } });
    return (
      <Card tone="brand" title="신청은 접수되었고 결제는 아직이에요">
        <p>
          답을 받지 못해 카드 결제로 넘어가지 못했어요. 결제하지 않은 금액은 {amount}이에요. 이
          신청을 그만두고 다시 결제할 수 있어요.
        </p>
        <Stack gap={2}>
          <Button block busy={cancel.isBusy} onClick={() => void cancel.run()}>
            그만두고 다시 결제하기
          </Button>
          <Button block variant="secondary" onClick={() => void navigate(status)}>
            멤버십 현황 보기
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <Card tone="brand" title="진행 중인 결제가 있어요">
      <p>카드 결제를 아직 마치지 않았어요. 결제 금액은 {amount}이에요.</p>
      <Stack gap={2}>
        <Button
          block
          busy={resume.isBusy}
          disabled={cancel.isBusy}
          onClick={() => void resume.run()}
        >
          이어서 결제하기
        </Button>
        <Button
          block
          variant="secondary"
          busy={cancel.isBusy}
          disabled={resume.isBusy}
          onClick={() => void cancel.run()}
        >
          취소하고 다시 신청하기
        </Button>
      </Stack>
    </Card>
  );
}
