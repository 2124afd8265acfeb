import { onPage } from './on-page';
import { buying as steps } from './steps/buying';

export const buying = onPage(steps);
