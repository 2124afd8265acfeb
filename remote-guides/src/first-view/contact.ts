import { tellAhead } from '@shared/api/ahead/start';
import { contactSentence } from '@shared/copy/contact';
import type { Known } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';

/** Contact shown on a guide, its only slot that is not known at build time. */
export type Contact = 'contact';

const tell = '1588-0000';

export const contactSample = (address: string): Sample<Contact> => ({
  address,
  tell,
  places: { contact: contactSentence(tell) },
});

export const contactIn = (known: Known) => ({ contact: contactSentence(tellAhead(known)) });
