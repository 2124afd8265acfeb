import { entryAhead } from '@shared/api/ahead/entry';
import { DRAFT_KEY } from '@shared/application/keys';
import { tabStorage } from '@shared/config/storage';
import type { Known } from '@shared/page/first-view/known';

/**
 * Returns whether the prerendered page can be filled in before React runs. The session must already determine the
 * visitor, no sign-in may be in progress, and the page must start with nothing selected: no draft application and no
 * choice in the history entry. Source: AUTH-013, APPLY-003, HOME-001; A-16.
 */
export function isCertain(known: Known, dev: unknown): boolean {
  const { ipList = [] } = Object(dev);
  const { env } = Object(known.answer('/getFilters'));
  const { user } = known.visitor.known ?? {};
  const { connInfo, test, vtg_id: wished = user?.vtgId } = entryAhead(known.query);
  return (
    !connInfo &&
    !test &&
    wished === user?.vtgId &&
    !user?.email &&
    tabStorage.getItem(DRAFT_KEY) === null &&
    !Object(history.state).usr &&
    // On the web, listed developer devices may do everything that the app may do.
    (ipList.length === 0 || (env !== undefined && !ipList.includes(env.ip)))
  );
}
