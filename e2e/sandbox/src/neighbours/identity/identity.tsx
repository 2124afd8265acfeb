/** @jsxImportSource hono/jsx */
import { productionSettings } from '@shared/config/settings';
import { type Context, Hono } from 'hono';
import { outcomesOf } from '../../outcomes';
import type { Services } from '../../services/create-services';
import { NeighbourPage } from '../NeighbourPage';
import { page, strictPages, textsOf } from '../page-answer';

type Needs = { solicitations: Pick<Services['solicitations'], 'completeIdentity'> };

const { fieldName, formAction } = productionSettings.identity;

/**
 * Serves the identity service in the pop-up. It takes the posted data and reports the result to the backend before it
 * returns the browser. Source: IDENT-001…006.
 */
export function identityService({ solicitations }: Needs): Hono {
  const app = new Hono();
  app.use('/identity/*', strictPages);

  const end = async (c: Context, token: string, found: 'success' | 'failure') => {
    if (!(await solicitations.completeIdentity(token, found))) {
      return page(c, <IdentityRefused />, 400);
    }
    return c.redirect(found === 'success' ? '/app/nice/success/' : '/app/nice/fail/', 303);
  };

  app.post(formAction, async (c) => {
    const { [fieldName]: token } = await textsOf(c);
    if (!token) return page(c, <IdentityRefused />, 400);
    const { identity } = outcomesOf(c);
    return identity === 'ask' ? page(c, <IdentityPage token={token} />) : end(c, token, identity);
  });

  app.post('/identity/result', async (c) => {
    const { [fieldName]: token = '', outcome } = await textsOf(c);
    return end(c, token, outcome === 'success' ? 'success' : 'failure');
  });
  return app;
}

/**
 * Page of the identity service in the pop-up. `token` is the data that the shop posted. Source: IDENT-001, 002, 006.
 */
function IdentityPage({ token }: { token: string }) {
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

function IdentityRefused() {
  return (
    <NeighbourPage
      site="identity"
      title="요청을 확인할 수 없습니다"
      lead="요청이 만료되었거나 올바르지 않습니다. 창을 닫고 다시 시도해 주세요."
    />
  );
}
