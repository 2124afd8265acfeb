/*
 * Reads prefetched answers for a prerender, before the client and its schemas are loaded. These readers accept fewer
 * formats than the client. If an answer has an unusual format, its data is not known and the page keeps its skeleton.
 */

import type { Ahead } from '../ask-ahead';

export type Answers = {
  /**
   * Returns the prefetched answer to a call, or to the call whose name contains a text. `undefined` until the call
   * succeeded.
   */
  answer: (asked: string | Ahead) => unknown;
};

/** Returns the phone number of the customer centre, or `undefined` if it is not known. Source: API-002. */
export function tellAhead({ answer }: Answers): string | undefined {
  const { tell } = Object(Object(answer('/getFilters')).env);
  return typeof tell === 'string' ? tell : undefined;
}

/** Returns the groups of the packages for sale, or `undefined` if they are not known. Source: API-009. */
export function groupsAhead({ answer }: Answers): readonly string[] | undefined {
  const { data } = Object(answer('/pkgs'));
  return Array.isArray(data) ? data.map((pkg) => String(Object(pkg).group)) : undefined;
}
