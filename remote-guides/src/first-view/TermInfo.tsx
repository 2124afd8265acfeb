import { groupsAhead } from '@shared/api/ahead/start';
import { legalEditions } from '@shared/copy/legal-editions';
import type { Fill } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';

export { TermInfo as View } from '../term-info/TermInfo';

const [{ effectiveOn }] = legalEditions.service_agreement;
const INSURANCE = 'POWER TRAIN';

export const sample = (): Sample<never> => ({
  address: '/termInfo/service',
  day: effectiveOn,
  packages: [{ group: INSURANCE }],
  places: {},
});

/** The service agreement in its newest edition, beside the insurance terms: what the footer of every page leads to. */
export const fill: Fill<never> = (known) =>
  known.path.endsWith('/service') &&
  known.day >= effectiveOn &&
  groupsAhead(known)?.includes(INSURANCE)
    ? {}
    : undefined;
