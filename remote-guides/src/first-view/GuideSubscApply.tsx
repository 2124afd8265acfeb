import type { Fill } from '@shared/page/first-view/known';
import { type Contact, contactIn, contactSample } from './contact';

export { GuideSubscApply as View } from '../subsc-apply/GuideSubscApply';

export const sample = () => contactSample('/guide/subscApply');

/** The first tab, whose text needs no data; another one stays an outline until React is here. */
export const fill: Fill<Contact> = (known) =>
  known.query.has('group') ? undefined : contactIn(known);
