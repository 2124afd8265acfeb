/** @jsxImportSource hono/jsx */
import { productionSettings } from '@shared/config/settings';
import { type Context, Hono } from 'hono';
import { outcomesOf } from '../../outcomes';
import type { Services } from '../../services/create-services';
import { page, strictPages } from '../page-answer';
import { textsOf } from '../posted';
import { IdentityPage, IdentityRefused } from './IdentityPage';

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
