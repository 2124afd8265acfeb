import type { Fill } from '@shared/page/first-view/known';
import { type Contact, contactIn, contactSample } from './contact';

export { GuideWarranty as View } from '../warranty/GuideWarranty';

export const sample = () => contactSample('/guide/warranty');

/** How the warranty is used, what the page begins with; a claim and a customer's own history are React's. */
export const fill: Fill<Contact> = (known) =>
  known.query.has('tab') ? undefined : contactIn(known);
