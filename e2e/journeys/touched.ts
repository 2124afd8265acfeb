/**
 * The remotes that changed, in `npm test -- --changed` where nothing else did: journeys through all pages then look at
 * theirs alone.
 */
const remotes = process.env['JOURNEYS_REMOTES']?.split(',');

export const isTouched = (app: string | undefined): boolean =>
  remotes === undefined || app === undefined || remotes.includes(app);
