import { PRICE_UNKNOWN } from '@shared/copy/price';
import { usePackages } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';

/**
 * Says that the server has no price and offers to load it again. Nothing can be bought without a price. Source: A-82.
 */
export function UnknownPrice() {
  const packages = usePackages();
  return (
    <Notice tone="warn" title={PRICE_UNKNOWN}>
      <p>잠시 후 다시 확인하거나 고객센터로 문의해 주세요.</p>
      <Button
        block
        variant="secondary"
        busy={packages.isFetching}
        onClick={() => void packages.refetch()}
      >
        금액 다시 확인하기
      </Button>
    </Notice>
  );
}
