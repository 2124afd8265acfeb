import type { Known } from './known';

type Person = { key: string; id: string; vtgId?: string; vtgNo?: string; plusNo?: string };

/**
 * Signs in as a seeded person of a sandbox. Returns the bearer token and the ids that a tester of a real backend passes
 * by flags.
 * @throws if the address is no sandbox, or knows no such person
 */
export async function signInToSandbox(
  backend: string,
  key: string,
): Promise<{ token: string; known: Partial<Known> }> {
  const people = await read<readonly Person[]>(fetch(`${backend}/sandbox/api/people`));
  const person = people.find((one) => one.key === key);
  if (!person) throw new Error(`--person: the sandbox has no ${key}`);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${backend}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { connInfo } = await read<{ connInfo: string }>(
    post('/sandbox/api/person', { person: key, as: 'android' }),
  );
  const { data } = await read<{ data: { pre_auth_token: string } }>(
    fetch(`${backend}/api/v1App/auth/initSession`, { method: 'POST' }),
  );
  const { token } = await read<{ token: string }>(
    post('/api/v1App/users/storeToken', { connInfo }, { 'X-Pre-Auth-Token': data.pre_auth_token }),
  );
  const { id: userId, vtgId, vtgNo, plusNo } = person;
  const known = {
    userId,
    ...(vtgId && { vtgId }),
    ...(vtgNo && { vtgNo }),
    ...(plusNo && { plusNo }),
  };
  return { token, known };
}

async function read<Answer>(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked;
  if (!answer.ok)
    throw new Error(`--person: ${answer.url} answers ${answer.status}; is it a sandbox?`);
  return answer.json() as Promise<Answer>;
}
