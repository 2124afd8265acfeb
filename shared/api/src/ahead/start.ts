/*
 * What a first view reads of early answers, before the client and its readers are here. Narrower than those: whatever is
 * not written the usual way is not known, and the page's outline stays.
 */

import type { Ahead } from '../ask-ahead';

export type Answers = {
  /** What was answered to a call that was sent ahead, or to that of a path or a part of it; `undefined` while it is not, or was refused. */
  answer: (asked: string | Ahead) => unknown;
};

/** The customer centre's number, or `undefined` where it is not known. Source: API-002. */
export function tellAhead({ answer }: Answers): string | undefined {
  const { tell } = Object(Object(answer('/getFilters')).env);
  return typeof tell === 'string' ? tell : undefined;
}

/** The groups of what is for sale, or `undefined` where they are not known. Source: API-009. */
export function groupsAhead({ answer }: Answers): readonly string[] | undefined {
  const { data } = Object(answer('/pkgs'));
  return Array.isArray(data) ? data.map((pkg) => String(Object(pkg).group)) : undefined;
}
