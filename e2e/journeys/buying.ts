import { buying as steps } from '../engines/steps/buying';
import { onPage } from './on-page';

/** Steps to buy a membership, shared with all engines. */
export const buying = onPage(steps);
