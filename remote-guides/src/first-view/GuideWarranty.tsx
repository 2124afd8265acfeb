import type { Fill } from '@shared/page/first-view/known';
import { type Contact, contactIn, contactSample } from './contact';

export { GuideWarranty as View } from '../warranty/GuideWarranty';

export const sample = () => contactSample('/guide/warranty');

/** Fills in the initial tab, how to use the warranty. React renders the claim and the customer's history. */
export const fill: Fill<Contact> = (known) =>
  known.query.has('tab') ? undefined : contactIn(known);
