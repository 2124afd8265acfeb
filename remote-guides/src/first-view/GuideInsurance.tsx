import type { Fill } from '@shared/page/first-view/known';
import { type Insured, insuredIn, insuredSample } from './contact';

export { GuideInsurance as View } from '../insurance/GuideInsurance';

export const sample = () => insuredSample('/guide/insurance');

/** The page is text only. React adds the transfer offer once it is known. */
export const fill: Fill<Insured> = insuredIn;
