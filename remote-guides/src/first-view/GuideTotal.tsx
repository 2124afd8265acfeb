import { tellAhead } from '@shared/api/ahead/start';
import { contactSentence } from '@shared/copy/contact';
import type { Fill } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';

export { GuideTotal as View } from '../total/GuideTotal';

const tell = '1588-0000';

export const sample = (): Sample<'contact'> => ({
  address: '/guide/total',
  tell,
  places: { contact: contactSentence(tell) },
});

/** How a STANDARD membership is joined, what the page begins with; the other tabs stay an outline until React is here. */
export const fill: Fill<'contact'> = (known) =>
  known.query.has('tab') || known.query.has('group')
    ? undefined
    : { contact: contactSentence(tellAhead(known)) };
