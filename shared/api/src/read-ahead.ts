import { aheadName, filtersCall } from './start-calls';

/** What was answered to a call of the start, if it was sent ahead; it stays there for the client to take over. */
async function readAhead({ method, path }: { method: string; path: string }): Promise<unknown> {
  const answer = await globalThis.window?.__early?.[aheadName(method, path)];
  return answer?.status === 200 ? JSON.parse(String(answer.body)) : undefined;
}

/** The customer centre's number, or `undefined` where it is not known yet. Source: API-002. */
export async function tellAhead(): Promise<string | undefined> {
  const body = Object(await readAhead(filtersCall()));
  const { tell } = Object(body.env);
  return typeof tell === 'string' ? tell : undefined;
}
