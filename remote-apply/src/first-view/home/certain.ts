import { ENTRY_KEY } from '@shared/api/visitor';
import { DRAFT_KEY } from '@shared/application/keys';
import type { Known } from '@shared/page/first-view/known';

/**
 * It is certain who the session will take the visitor for, and that home begins with nothing chosen: no application is
 * under way, no place in the history remembers a choice, and nobody is being signed in. Source: AUTH-013, HOME-001; A-16.
 */
export function isCertain({ visitor, query, answer }: Known, dev: unknown): boolean {
  const { ipList = [] } = Object(dev);
  const { env } = Object(answer('/getFilters'));
  const { user } = visitor.known ?? {};
  const begun = {
    ...JSON.parse(sessionStorage.getItem(ENTRY_KEY) ?? '{}'),
    ...Object.fromEntries(query),
  };
  return (
    !begun.connInfo &&
    !begun.test &&
    (begun.vtg_id ?? user?.vtgId) === user?.vtgId &&
    !user?.email &&
    sessionStorage.getItem(DRAFT_KEY) === null &&
    !Object(history.state).usr &&
    // On the web a developer's device may do what the app may.
    (ipList.length === 0 || (env !== undefined && !ipList.includes(env.ip)))
  );
}
