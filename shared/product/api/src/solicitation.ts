import type { Agreement } from '@shared/domain/required-terms';
import * as v from 'valibot';
import { agreementWire } from './accepted';
import { api } from './address';
import type { ApiClient } from './client';
import { inData, inDataOrBare, maybe } from './read/part';
import { type Solicitation, solicitation } from './solicitation-shape';
import { solicitationCall } from './start-calls';

export type { Solicitation } from './solicitation-shape';

/** Source: API-035. */
export const fetchSolicitation = (call: ApiClient, hash: string): Promise<Solicitation> =>
  call({ ...solicitationCall(hash), answer: inData(solicitation) });

/** `redirect`: the card provider's page, when the terms were those of the payment. Source: A-49. */
export type Applied = { redirect: string | undefined };

/** Nothing but the way to the card page is taken from the answer; the step is read from the link. Source: A-77. */
const applied = v.fallback(inData(v.object({ redirect: maybe(v.string()) })), {
  redirect: undefined,
});

/** Source: API-036. */
export const applySolicitation = (
  call: ApiClient,
  hash: string,
  agreement: Agreement,
): Promise<Applied> =>
  call({
    method: 'POST',
    path: api`/subscSolicitations/${hash}/apply`,
    body: agreementWire(agreement),
    answer: applied,
  });

const encData = v.pipe(
  inDataOrBare(v.object({ encData: v.pipe(v.string(), v.minLength(1)) })),
  v.transform((wire) => wire.encData),
);

/** Returns the value for the form of the identity service, wrapped in `data` or not. Source: API-037. */
export const fetchEncData = (
  call: ApiClient,
  hash: string,
  signal?: AbortSignal,
): Promise<string> =>
  call({
    method: 'GET',
    path: api`/encData`,
    query: { hash },
    answer: encData,
    ...(signal && { signal }),
  });
