import type { TermAnswers, TermVersions } from '@shared/domain/required-terms';
import { bodyOf, type Call } from './call';

export type Agreed = { terms: TermAnswers; versions: TermVersions };
type Wrapped = { terms: TermAnswers; terms_version?: TermVersions };

/**
 * Reads the agreed terms: either the bare map, or the map with term versions beside it. Source: API-030, API-036, A-76.
 */
export function agreedIn(call: Call): Agreed {
  const body = bodyOf<TermAnswers | Wrapped>(call);
  return isWrapped(body)
    ? { terms: body.terms, versions: body.terms_version ?? {} }
    : { terms: body, versions: {} };
}

const isWrapped = (body: TermAnswers | Wrapped): body is Wrapped =>
  typeof (body as Wrapped).terms === 'object';
