import { tellAhead } from '@shared/api/ahead/start';
import { contactSentence } from '@shared/copy/contact';
import type { Fill } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';

export { GuideWarranty as View } from '../warranty/GuideWarranty';

const tell = '1588-0000';

export const sample = (): Sample<'contact'> => ({
  address: '/guide/warranty',
  tell,
  places: { contact: contactSentence(tell) },
});

/** How the warranty is used, what the page begins with; a claim and a customer's own history are React's. */
export const fill: Fill<'contact'> = (known) =>
  known.query.has('tab') ? undefined : { contact: contactSentence(tellAhead(known)) };
