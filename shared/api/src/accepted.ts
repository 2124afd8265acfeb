import { listsExtra } from '@shared/config/lists-extra';
import type { Agreement } from '@shared/domain/required-terms';
import * as v from 'valibot';

/**
 * Any 2xx answer to a change, whatever its body: the server took it. What came of it is read afterwards, never from
 * here. Source: A-77.
 */
export const accepted = v.pipe(
  v.unknown(),
  v.transform((): void => undefined),
);

/** What was agreed to: the bare map key → boolean, or with its editions where the backend takes them. Source: A-76. */
export const agreementWire = ({ answers, versions }: Agreement) =>
  listsExtra('terms-versions') ? { terms: answers, terms_version: versions } : answers;
