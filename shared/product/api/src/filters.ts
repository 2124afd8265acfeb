import * as v from 'valibot';
import type { ApiClient } from './client';
import { shownText, yes } from './read/scalar';
import { filtersCall } from './start-calls';
import { hostIn } from './web-host';

const host = v.pipe(shownText, v.transform(hostIn));

const answer = v.pipe(
  v.object({
    env: v.object({
      pis: yes,
      tell: shownText,
      tell2: shownText,
      email: shownText,
      host_plus: host,
      host_prime: host,
      host_s3: host,
      host_vtg: host,
      ip: shownText,
    }),
  }),
  v.transform(({ env }) => ({
    /** Right-click, drag and selection are off. Source: SEC-004, A-16. */
    protectsContent: env.pis,
    tell: env.tell,
    tell2: env.tell2,
    email: env.email,
    /** Addresses of the house's other apps; empty is this origin. Source: API-002, A-40. */
    hosts: {
      plus: env.host_plus,
      prime: env.host_prime,
      files: env.host_s3,
      account: env.host_vtg,
    },
    /** The visitor's address as the server sees it. */
    ip: env.ip,
  })),
);

/** Facts about the environment, as the server reports them. Source: ENTITY-042. */
export type Environment = v.InferOutput<typeof answer>;

/** Source: API-002. */
export const fetchFilters = (call: ApiClient): Promise<Environment> =>
  call({ ...filtersCall(), answer });
