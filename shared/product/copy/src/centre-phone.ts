import { pageSettings } from '@shared/config/page-settings';

/**
 * Returns the phone number of the customer centre from the server, otherwise from the page (`centre.phone`). The number
 * of the server is missing if getFilters failed, for example. Returns '' if there is neither. Source: SHELL-023.
 */
export function centrePhone(ofServer: string | undefined): string {
  const { phone } = Object(pageSettings()['centre']);
  return ofServer || (typeof phone === 'string' ? phone : '');
}
