/** @jsxImportSource hono/jsx */
import { productionSettings } from '@shared/config/settings';
import { NeighbourPage } from '../NeighbourPage';

/**
 * Page of the identity service in the pop-up. `token` is the data that the shop posted. Source: IDENT-001, 002, 006.
 */
export function IdentityPage({ token }: { token: string }) {
  return (
    <NeighbourPage
      site="identity"
      title="휴대폰 본인확인"
      lead="샌드박스에서는 실제 인증을 하지 않습니다. 결과를 선택해 주세요."
    >
      <form class="stack" method="post" action="/identity/result">
        <input type="hidden" name={productionSettings.identity.fieldName} value={token} />
        <button type="submit" name="outcome" value="success">
          인증 성공
        </button>
        <button class="quiet" type="submit" name="outcome" value="failure">
          인증 실패
        </button>
      </form>
    </NeighbourPage>
  );
}

export function IdentityRefused() {
  return (
    <NeighbourPage
      site="identity"
      title="요청을 확인할 수 없습니다"
      lead="요청이 만료되었거나 올바르지 않습니다. 창을 닫고 다시 시도해 주세요."
    />
  );
}
