/** Returns the address below the console of the page that asks for confirmation of an action. */
export const askFor = (channel: string, action: string, of = ''): string =>
  `${channel}/ask/${action}${of === '' ? '' : `?${new URLSearchParams({ of })}`}`;
