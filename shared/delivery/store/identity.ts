import { createRemoteJWKSet, decodeJwt, type JWTVerifyOptions, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Refusal } from './refusal';
import type { Issuers } from './shape';
import type { Identity } from './signing';

/** A pipeline's clock may differ from ours by a minute. */
const RULES: JWTVerifyOptions = {
  algorithms: ['RS256', 'ES256'],
  clockTolerance: 60,
  requiredClaims: ['sub', 'exp'],
};
const PATIENCE_MS = 5000;

const discovery = v.object({ jwks_uri: v.pipe(v.string(), v.url()) });

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
  const { iss = '' } = await checked(() => decodeJwt(token));
  const known = Object.hasOwn(issuers, iss) ? issuers[iss] : undefined;
  if (!known) throw new Refusal(`the token is of an unknown issuer: ${iss}`);
  const { audience, subjects } = known;
  const keys = createRemoteJWKSet(await keysOf(iss), { timeoutDuration: PATIENCE_MS });
  const rules = { ...RULES, audience, currentDate: new Date(now) };
  const { payload } = await checked(() => jwtVerify(token, keys, rules));
  const { sub: subject = '', ...claims } = payload;
  if (subjects && !subjects.some((one) => isLike(one, subject)))
    throw new Refusal(`${subject} is not one of ${subjects.join(', ')}`);
  const kept = KEPT.flatMap((name) => {
    const value = claims[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { issuer: iss, subject, claims: Object.fromEntries(kept) };
}

/** @throws {Refusal} with the reason for which the token is not accepted. */
async function checked<Out>(check: () => Out | Promise<Out>): Promise<Out> {
  try {
    return await check();
  } catch (error) {
    throw new Refusal(`the token of the pipeline is not accepted: ${(error as Error).message}`);
  }
}

const isLike = (pattern: string, subject: string) =>
  pattern.endsWith('*') ? subject.startsWith(pattern.slice(0, -1)) : subject === pattern;

async function keysOf(issuer: string): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(safe(address), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return safe(v.parse(discovery, await answer.json()).jwks_uri);
}

function safe(address: string): URL {
  const url = new URL(address);
  if (url.protocol === 'https:' || url.hostname === 'localhost') return url;
  throw new Refusal(`${address} is not asked without https`);
}
