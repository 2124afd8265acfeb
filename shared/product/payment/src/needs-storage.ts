import { isStorageOff } from '@shared/config/storage';
import { storageOff } from '@shared/copy/storage-off';
import { alert } from '@shared/popup';

/**
 * Returns whether this browser can keep an application until the customer comes back from the card page. If it keeps
 * nothing, an alert says what to switch on.
 */
export async function canKeepOrder(): Promise<boolean> {
  if (!isStorageOff()) return true;
  await alert(storageOff.message, { title: storageOff.title });
  return false;
}
