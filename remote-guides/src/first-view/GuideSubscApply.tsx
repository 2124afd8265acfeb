import type { Fill } from '@shared/page/first-view/known';
import { type Contact, contactIn, contactSample } from './contact';

export { GuideSubscApply as View } from '../subsc-apply/GuideSubscApply';

export const sample = () => contactSample('/guide/subscApply');

/** Fills in the first tab, whose text needs no data. The other tab shows a skeleton until React runs. */
export const fill: Fill<Contact> = (known) =>
  known.query.has('group') ? undefined : contactIn(known);
