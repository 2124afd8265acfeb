import type { Fill } from '@shared/page/first-view/known';
import { type Contact, contactIn, contactSample } from './contact';

export { GuideTotal as View } from '../total/GuideTotal';

export const sample = () => contactSample('/guide/total');

/** Fills in the initial tab, how to join STANDARD. The other tabs show a skeleton until React runs. */
export const fill: Fill<Contact> = (known) =>
  known.query.has('tab') || known.query.has('group') ? undefined : contactIn(known);
