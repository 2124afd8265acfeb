import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from './refusal';
import type { Identity } from './signing';

/** Accepted token issuers, with audience and the subjects that may change a channel (`*` at the end matches a prefix). */
export type Issuers = Readonly<
  Record<string, { audience: string; subjects?: readonly string[] | undefined }>
>;

/** Allowed difference between a pipeline's clock and ours. */
const LEEWAY_S = 60;
const PATIENCE_MS = 5000;

const hashes: Readonly<Record<string, { kind: string; padding?: 'ieee-p1363' }>> = {
  RS256: { kind: 'RSA' },
  ES256: { kind: 'EC', padding: 'ieee-p1363' },
};

const head = v.object({ alg: v.string(), kid: v.string() });
const body = v.looseObject({
  iss: v.string(),
  sub: v.string(),
  aud: v.union([v.string(), v.array(v.string())]),
  exp: v.number(),
  nbf: v.optional(v.number()),
});
const discovery = v.object({ jwks_uri: v.pipe(v.string(), v.url()) });
const keySet = v.object({ keys: v.array(v.looseObject({ kid: v.string(), kty: v.string() })) });

/** Claims of a token that the log keeps. All others are dropped. */
const KEPT = ['repository', 'ref', 'workflow', 'environment', 'actor', 'run_id', 'project_path'];

/**
 * Returns who a pipeline is, by its OIDC token (GitHub, GitLab, any issuer that publishes its keys).
 * @throws {Refusal}
 */
export async function identityIn(
  token: string,
  issuers: Issuers,
  now = Date.now(),
): Promise<Identity> {
  const [first = '', second = '', third = ''] = token.split('.');
  const { alg, kid } = read(head, first);
  const claims = read(body, second);
  const known = Object.hasOwn(issuers, claims.iss) ? issuers[claims.iss] : undefined;
  if (!known) throw new Refusal(`the token is of an unknown issuer: ${claims.iss}`);
  const rule = Object.hasOwn(hashes, alg) ? hashes[alg] : undefined;
  if (!rule) throw new Refusal(`the token is signed by the algorithm ${alg}`);
  const jwk = (await keysOf(claims.iss)).find((one) => one.kid === kid && one.kty === rule.kind);
  if (!jwk) throw new Refusal(`${claims.iss} has no key ${kid}`);
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  const signature = Buffer.from(third, 'base64url');
  const how = rule.padding ? { key, dsaEncoding: rule.padding } : key;
  if (!verify('sha256', Buffer.from(`${first}.${second}`), how, signature))
    throw new Refusal(`the token is not signed by ${claims.iss}`);
  const seconds = now / 1000;
  if (claims.exp < seconds - LEEWAY_S) throw new Refusal('the token is over');
  if ((claims.nbf ?? 0) > seconds + LEEWAY_S) throw new Refusal('the token has not begun');
  if (![claims.aud].flat().includes(known.audience))
    throw new Refusal(`the token is not meant for ${known.audience}`);
  if (known.subjects && !known.subjects.some((one) => isLike(one, claims.sub)))
    throw new Refusal(`${claims.sub} is not one of ${known.subjects.join(', ')}`);
  const kept = KEPT.flatMap((name) => {
    const value = claims[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { issuer: claims.iss, subject: claims.sub, claims: Object.fromEntries(kept) };
}

const isLike = (pattern: string, subject: string) =>
  pattern.endsWith('*') ? subject.startsWith(pattern.slice(0, -1)) : subject === pattern;

function read<Out>(schema: v.GenericSchema<unknown, Out>, part: string): Out {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  } catch {
    throw new Refusal('that is no token of a pipeline');
  }
}

async function keysOf(issuer: string) {
  const { jwks_uri } = v.parse(
    discovery,
    await fetched(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
  );
  return v.parse(keySet, await fetched(jwks_uri)).keys;
}

async function fetched(address: string): Promise<unknown> {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && hostname !== 'localhost')
    throw new Refusal(`${address} is not asked without https`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
