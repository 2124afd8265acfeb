import { listsExtra } from '@shared/config/lists-extra';
import type { Agreement } from '@shared/domain/required-terms';
import * as v from 'valibot';

/**
 * Accepts any 2xx answer to a change and ignores its body. The page reads the result later from the server. Source:
 *
 */
export const accepted = v.pipe(
  v.unknown(),
  v.transform((): void => undefined),
);

/** Returns the body of an agreement: answers by term, with text versions if the backend supports them. Source: A-76. */
export const agreementWire = ({ answers, versions }: Agreement) =>
  listsExtra('terms-versions') ? { terms: answers, terms_version: versions } : answers;
