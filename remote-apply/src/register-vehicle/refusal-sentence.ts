import type { Added } from '@shared/api/dealer-system';
import { otherBrandMessage } from '@shared/copy/popup';

/**
 * Returns why a vehicle was not registered: the server's reason, or else that it is of the other brand.
 * Source: MSG-037, A-43, A-58.
 */
export const registerRefusal = ({ said }: Pick<Added, 'said'>, otherBrandName: string): string =>
  said ?? otherBrandMessage(otherBrandName);
