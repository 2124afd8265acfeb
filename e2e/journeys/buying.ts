import { onPage } from './on-page';
import { buying as steps } from './steps/buying';

/** Steps to buy a membership, shared with all engines. */
export const buying = onPage(steps);
