/** @jsxImportSource hono/jsx */
import { productionSettings } from '@shared/config/settings';
import { Hono } from 'hono';
import type { Services } from '../../services/services';
import { page, strictPages } from '../page-answer';
import { textsOf } from '../posted';
import { IdentityPage, IdentityRefused } from './IdentityPage';

type Needs = { solicitations: Pick<Services['solicitations'], 'completeIdentity'> };

const { fieldName, formAction } = productionSettings.identity;

/**
 * The identity service, in the pop-up: takes the posted data, tells the backend what it found, and only then returns the
 * browser. Source: IDENT-001…006.
 */
export function identityService({ solicitations }: Needs): Hono {
  const app = new Hono();
  app.use('/identity/*', strictPages);

  app.post(formAction, async (c) => {
    const { [fieldName]: token } = await textsOf(c);
    return token ? page(c, <IdentityPage token={token} />) : page(c, <IdentityRefused />, 400);
  });

  app.post('/identity/result', async (c) => {
    const { [fieldName]: token = '', outcome } = await textsOf(c);
    const found = outcome === 'success' ? 'success' : 'failure';
    if (!(await solicitations.completeIdentity(token, found))) {
      return page(c, <IdentityRefused />, 400);
    }
    return c.redirect(found === 'success' ? '/app/nice/success/' : '/app/nice/fail/', 303);
  });
  return app;
}
