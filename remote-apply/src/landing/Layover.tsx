import { CentreLine } from '@shared/payment/CentreLine';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { Unsure } from './Unsure';
import { useLanding } from './use-landing';

/**
 * Handles the return from the card provider. Shows completion only after the server confirms it. Source: ROUTE-003,
 * LAND-001…008, A-04.
 */
export function Layover() {
  const { unsure, askAgain } = useLanding();
  if (unsure !== undefined) return <Unsure subject={unsure} askAgain={askAgain} />;
  return (
    <Page
      title="결제 결과를 확인하고 있어요"
      lead="잠시만 기다려 주세요. 이 화면을 닫지 말아 주세요."
    >
      <Skeleton height={8} />
      <p role="status">확인하고 있어요</p>
      <CentreLine />
    </Page>
  );
}
