import type { Fill } from '@shared/page/first-view/known';
import { type Insured, insuredIn, insuredSample } from './contact';

export { GuideWarranty as View } from '../warranty/GuideWarranty';

export const sample = () => insuredSample('/guide/warranty');

/** Fills in the initial tab, how to use the warranty. React renders the claim and the customer's history. */
export const fill: Fill<Insured> = (known) =>
  known.query.has('tab') ? undefined : insuredIn(known);
