import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Stack } from '@shared/ui/Stack';
import { CentreLine } from './CentreLine';
import { usePendingLink } from './use-pending-link';

/** Shows a payment by a dealer link that started before the app was closed. Source: A-79. */
export function PendingLink() {
  const { seen, askAgain } = usePendingLink();
  const navigate = useNavigate();
  if (seen === undefined) return null;
  const { hash, truth } = seen;
  const { title, text } = words[truth === 'paid' || truth === 'unknown' ? truth : 'waiting'];
  return (
    <div role="status">
      <Card tone="brand" title={title}>
        <p>{text}</p>
        {truth === 'unknown' && <CentreLine />}
        <Stack gap={2}>
          {truth === 'unknown' && (
            <Button block onClick={askAgain}>
              결과 다시 확인하기
            </Button>
          )}
          <Button
            block
            variant="secondary"
            onClick={() => void navigate(href('SubscSolicitation', { params: { hash } }))}
          >
            가입 요청 보기
          </Button>
        </Stack>
      </Card>
    </div>
  );
}

const words = {
  paid: {
    title: '가입 요청 결제를 마쳤어요',
    text: '판매사가 보낸 가입 요청의 결제가 확인되었어요.',
  },
  waiting: {
    title: '가입 요청 결제를 아직 마치지 않았어요',
    text: '판매사가 보낸 가입 요청에서 이어서 결제할 수 있어요.',
  },
  unknown: {
    title: '가입 요청 결제를 확인하고 있어요',
    text: '다시 결제하지 말고 기다려 주세요. 연결되면 결과를 바로 알려 드려요.',
  },
} as const;
