/** Where the console asks before it changes something. */
export const askFor = (channel: string, action: string, of = ''): string =>
  `/${channel}/ask/${action}${of === '' ? '' : `?${new URLSearchParams({ of })}`}`;
