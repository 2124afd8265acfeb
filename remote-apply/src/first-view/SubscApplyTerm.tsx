import { groupsAhead } from '@shared/api/ahead/start';
import type { Fill } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';
import { isCertain } from './certain';

export { SubscApplyTerm as View } from '../terms/SubscApplyTerm';

export const sample = (): Sample<never> => ({
  address: '/subscApply/term',
  packages: [{ group: 'STANDARD' }],
  places: {},
});

/**
 * Renders the terms with no box ticked, for a customer who starts an application in the app. Source: APPLY-004,
 * TERMS-010.
 */
export const fill: Fill<never> = (known) => {
  const { inApp, known: customer } = known.visitor;
  const isCustomer = inApp && customer?.user.vtgId !== undefined;
  return isCustomer && groupsAhead(known) && isCertain(known, undefined) ? {} : undefined;
};
