import { groupsAhead } from '@shared/api/ahead/start';
import { legalEditions } from '@shared/copy/legal-editions';
import type { Fill } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';
import { TabButton } from '@shared/ui/Tabs';
import { titleOfType } from '../term-info/TermInfo';

export { TermInfo as View } from '../term-info/TermInfo';

const [{ effectiveOn }] = legalEditions.service_agreement;
const INSURANCE = 'POWER TRAIN';

const insuranceTab = (isKept: boolean) => (
  <TabButton
    tab={{ id: 'insurance', label: titleOfType('insurance'), isKept }}
    base="_R_0_"
    isCurrent={false}
  />
);

export const sample = (): Sample<'insurance'> => ({
  address: '/termInfo/service',
  day: effectiveOn,
  packages: [{ group: INSURANCE }],
  places: { insurance: insuranceTab(false) },
  parts: {
    tab: { element: insuranceTab(false), places: {} },
    kept: { element: insuranceTab(true), places: {} },
  },
});

/**
 * Fills in the newest version of the service agreement, which the footer of every page links to. Adds the tab of the
 * insurance terms if they are for sale, and reserves its space while that is not known.
 */
export const fill: Fill<'insurance'> = (known) => {
  if (!known.path.endsWith('/service') || known.day < effectiveOn) return undefined;
  const groups = groupsAhead(known);
  if (!groups) return { insurance: [['kept', {}]] };
  return { insurance: groups.includes(INSURANCE) ? [['tab', {}]] : [] };
};
