import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { lookAlike } from './look-alike';

type Props = { vin: string; onTake: (vin: string) => void };

/** Offers the VIN with digits for look-alike letters; the customer decides. Source: A-63. */
export function LookAlikeOffer({ vin, onTake }: Props) {
  const other = lookAlike(vin);
  if (other === undefined) return null;
  return (
    <Notice tone="warn" title="차대번호를 한 번 더 확인해 주세요">
      <p>영문 O·I는 숫자 0·1과 비슷해 보여요. 등록증에 아래처럼 적혀 있다면 눌러서 바꿔 주세요.</p>
      <Button variant="quiet" onClick={() => onTake(other)}>
        {other} 사용
      </Button>
    </Notice>
  );
}
