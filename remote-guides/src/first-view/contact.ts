import { tellAhead } from '@shared/api/ahead/start';
import { contactSentence } from '@shared/copy/contact';
import type { Known } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';

/** Whom a guide says to ask, its only place that is not known at build. */
export type Contact = 'contact';

const tell = '1588-0000';

export const contactSample = (address: string): Sample<Contact> => ({
  address,
  tell,
  places: { contact: contactSentence(tell) },
});

export const contactIn = (known: Known) => ({ contact: contactSentence(tellAhead(known)) });
