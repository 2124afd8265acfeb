import { PREFIX } from './address';

/** What was answered to a call of the start, if it was sent ahead; it stays there for the client to take over. */
async function readAhead(path: string): Promise<unknown> {
  const early = globalThis.window?.__early ?? {};
  const name = Object.keys(early).find((asked) => asked.startsWith(`GET ${PREFIX}${path}`));
  const answer = await early[name ?? ''];
  return answer?.status === 200 ? JSON.parse(String(answer.body)) : undefined;
}

/** The customer centre's number, or `undefined` where it is not known. Source: API-002. */
export async function tellAhead(): Promise<string | undefined> {
  const body = Object(await readAhead('/getFilters'));
  const { tell } = Object(body.env);
  return typeof tell === 'string' ? tell : undefined;
}

/** The groups of what is for sale, or `undefined` where they are not known. Source: API-009. */
export async function groupsAhead(): Promise<readonly string[] | undefined> {
  const { data } = Object(await readAhead('/pkgs'));
  return Array.isArray(data) ? data.map((pkg) => String(Object(pkg).group)) : undefined;
}
