import * as v from 'valibot';
import { group } from './packages';
import { maybe } from './read/part';
import { maybeId, shownText, written } from './read/scalar';

/** Reads the package of a membership: an object, or only its title. Source: ENTITY-027, A-64. */
export const packageOf = v.union([
  v.object({ id: maybeId, title: shownText, group: maybe(group) }),
  v.pipe(
    written,
    v.transform((title) => ({ id: undefined, title, group: undefined })),
  ),
]);
