import type { Fill } from '@shared/page/first-view/known';
import { type Contact, contactIn, contactSample } from './contact';

export { GuideInsurance as View } from '../insurance/GuideInsurance';

export const sample = () => contactSample('/guide/insurance');

/** All of it is text; a transfer that waits for a member is offered once it has been found out. */
export const fill: Fill<Contact> = contactIn;
