import { tellAhead } from '@shared/api/ahead/start';
import { contactSentence } from '@shared/copy/contact';
import type { Fill } from '@shared/page/first-view/known';
import type { Sample } from '@shared/page/first-view/sample';

export { GuideSubscApply as View } from '../subsc-apply/GuideSubscApply';

const tell = '1588-0000';

export const sample = (): Sample<'contact'> => ({
  address: '/guide/subscApply',
  tell,
  places: { contact: contactSentence(tell) },
});

/** The first tab, whose text needs no data; another one stays an outline until React is here. */
export const fill: Fill<'contact'> = (known) =>
  known.query.has('group') ? undefined : { contact: contactSentence(tellAhead(known)) };
