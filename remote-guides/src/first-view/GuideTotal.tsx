import type { Fill } from '@shared/page/first-view/known';
import { type Contact, contactIn, contactSample } from './contact';

export { GuideTotal as View } from '../total/GuideTotal';

export const sample = () => contactSample('/guide/total');

/** How a STANDARD membership is joined, what the page begins with; the other tabs stay an outline until React is here. */
export const fill: Fill<Contact> = (known) =>
  known.query.has('tab') || known.query.has('group') ? undefined : contactIn(known);
