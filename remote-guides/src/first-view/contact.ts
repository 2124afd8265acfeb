import { tellAhead } from '@shared/api/ahead/start';
import { contactSentence } from '@shared/copy/contact';
import { insurerInWords } from '@shared/copy/operator-facts';
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

/** Contact and insurer shown on a guide to the coverage of POWER TRAIN. */
export type Insured = Contact | 'insurer';

export const insuredSample = (address: string): Sample<Insured> => ({
  ...contactSample(address),
  places: { contact: contactSentence(tell), insurer: insurerInWords() },
});

export const insuredIn = (known: Known) => ({ ...contactIn(known), insurer: insurerInWords() });
