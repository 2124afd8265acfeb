import type { EntryParams } from '@shared/session/entry-params';

/**
 * Returns the parameters without personal data. Personal data was removed from the address on arrival and must not
 * return to it. Source: SHELL-011, A-56.
 */
export function addressable({ phone: _phone, connInfo: _connInfo, ...rest }: EntryParams) {
  return rest;
}
