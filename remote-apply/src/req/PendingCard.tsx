import { contactSentence } from '@shared/copy/contact';
import { useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Money } from '@shared/ui/Money';
import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';
import type { PendingDesk } from './use-pending-payment';

type Props = { desk: PendingDesk };

/** A payment under way stands above everything else until it is settled. */
export function PendingCard({ desk }: Props) {
  const { env } = useSession();
  const { pending } = desk;
  if (pending.kind === 'none') return null;
  if (!('record' in pending)) {
    return (
      <Card tone="brand" title="이전 결제를 확인하고 있어요">
        <Skeleton lines={2} />
      </Card>
    );
  }
  const { record } = pending;
  if (pending.kind === 'unknown') {
    return (
      <Card tone="brand" title="결제 결과를 확인하고 있어요">
        <p>아직 답을 받지 못했어요. 다시 결제하지 말고 결과를 먼저 확인해 주세요.</p>
        <p>{contactSentence(env?.tell)}</p>
        <Button block onClick={() => void desk.check(record)}>
          결과 다시 확인하기
        </Button>
      </Card>
    );
  }
  return (
    <Card tone="brand" title="진행 중인 결제가 있어요">
      <p>
        카드 결제를 아직 마치지 않았어요.{' '}
        {record.order && (
          <>
            결제 금액은 <Money won={record.order.payment.total} />
            이에요.
          </>
        )}
      </p>
      <Stack gap={2}>
        <Button block onClick={() => void desk.resume()}>
          이어서 결제하기
        </Button>
        <Button block variant="secondary" onClick={() => void desk.cancel()}>
          취소하고 다시 신청하기
        </Button>
      </Stack>
    </Card>
  );
}
