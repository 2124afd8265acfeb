import { useQuery } from '@shared/query';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Icon } from '@shared/ui/Icon';
import { Skeleton } from '@shared/ui/Skeleton';
import { NotLoaded } from '../guide/NotLoaded';
import { confirmQuery } from '../queries/confirm';
import { confirmRows } from './confirm-rows';
import { useDownload } from './use-download';

/** The record of a confirmed claim, and its document to keep. Source: GUIDE-009, ENTITY-031, API-033, 034. */
export function Confirm({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(confirmQuery(id));
  const { download, isBusy } = useDownload(id);
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={18} />
    ) : (
      <NotLoaded
        what="보증수리 확인서를"
        signInTitle="로그인하면 보증수리 확인서를 볼 수 있어요"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Card title="보증수리 확인서">
      <Facts rows={confirmRows(data)} />
      <Button variant="secondary" block busy={isBusy} onClick={() => void download()}>
        <Icon name="download" size="small" />
        확인서 PDF 저장
      </Button>
    </Card>
  );
}
