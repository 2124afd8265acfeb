import { deviceStorage } from '@shared/config/storage';
import { currentSession } from '@shared/session';

/** Storage key of one customer, so that another customer of this browser does not see the choice. */
const key = () => `servicecare.dealer.${currentSession().user?.vtgId}`;

/** Returns the id of the dealer of this customer's last order in this browser. */
export const lastDealer = (): string | null => deviceStorage.getItem(key());

export const rememberDealer = (id: string): boolean => deviceStorage.setItem(key(), id);
