import { entryAhead } from '@shared/api/ahead/entry';
import { DRAFT_KEY } from '@shared/application/keys';
import type { Known } from '@shared/page/first-view/known';

/**
 * It is certain who the session will take the visitor for, and that the page begins with nothing chosen: no application is
 * under way, no place in the history remembers a choice, and nobody is being signed in. Source: AUTH-013, APPLY-003, HOME-001; A-16.
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
    sessionStorage.getItem(DRAFT_KEY) === null &&
    !Object(history.state).usr &&
    // On the web a developer's device may do what the app may.
    (ipList.length === 0 || (env !== undefined && !ipList.includes(env.ip)))
  );
}
