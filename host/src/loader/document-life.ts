import { settings } from '@shared/config/settings';
import { startEvents } from './events';
import { watchRelease } from './watch-release';

/** What goes on as long as the document lives, and nothing of it is needed for the first view. */
export function begin(): void {
  if (settings.events.url !== '') startEvents(settings.events.url);
  watchRelease();
}
