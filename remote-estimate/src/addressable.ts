import type { EntryParams } from '@shared/session/entry-params';

/** What names a person was taken out of the address on arrival and does not return to it. Source: SHELL-011, A-56. */
export function addressable({ phone: _phone, connInfo: _connInfo, ...rest }: EntryParams) {
  return rest;
}
