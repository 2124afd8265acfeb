import type { Subscription } from '@shared/api/subscription';
import type { DocumentKind } from '@shared/domain/attachment';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { documentLabel, troubleSentence } from './resubmit.copy';
import { useResubmit } from './use-resubmit';

type Props = { subscription: Subscription; kind: DocumentKind; vtgId: string };

/** Source: RESUB-001, 006. */
export function Resubmit({ subscription, kind, vtgId }: Props) {
  const { run, isBusy, trouble, camera } = useResubmit(subscription, kind, vtgId);
  return (
    <>
      {trouble !== undefined && (
        <div role="alert">
          <Notice tone="warn">
            <p>{troubleSentence[trouble]}</p>
          </Notice>
        </div>
      )}
      <Button variant="secondary" block busy={isBusy} onClick={() => void run()}>
        {documentLabel[kind]} 다시 올리기
      </Button>
      {camera.isWaiting && (
        <Button variant="quiet" block onClick={camera.giveUp}>
          촬영 취소
        </Button>
      )}
    </>
  );
}
