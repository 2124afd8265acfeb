/** @jsxImportSource hono/jsx */
import { NeighbourPage } from '../NeighbourPage';

/**
 * Returns to the shop by script. The page stays in the browser's history, so that Back returns to the shop a second
 * time.
 */
export function ReturningPage({ address }: { address: string }) {
  return (
    <NeighbourPage
      site="card"
      title="상점으로 돌아갑니다"
      lead="뒤로 가기를 누르면 이 페이지가 다시 한 번 상점으로 돌아갑니다."
      script="/sandbox/returning.js"
    >
      <a class="button" id="return" href={address}>
        상점으로 돌아가기
      </a>
    </NeighbourPage>
  );
}
