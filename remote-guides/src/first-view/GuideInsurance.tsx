import { tellAhead } from '@shared/api/ahead/start';
import { contactSentence } from '@shared/copy/contact';
import type { Fill } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';

export { GuideInsurance as View } from '../insurance/GuideInsurance';

const tell = '1588-0000';

export const sample = (): Sample<'contact'> => ({
  address: '/guide/insurance',
  tell,
  places: { contact: contactSentence(tell) },
});

/** All of it is text; a transfer that waits for a member is offered once it has been found out. */
export const fill: Fill<'contact'> = (known) => ({ contact: contactSentence(tellAhead(known)) });
