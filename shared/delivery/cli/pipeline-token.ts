const PATIENCE_MS = 10_000;

/**
 * What says which pipeline this is: the token it was given (`MFE_ID_TOKEN`), or one that GitHub makes for `MFE_AUDIENCE` in
 * a job that may ask (`id-token: write`). It is asked for by the command itself, so that no other step ever holds it.
 */
export async function pipelineToken(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const {
    MFE_ID_TOKEN: given = '',
    MFE_AUDIENCE: audience = '',
    ACTIONS_ID_TOKEN_REQUEST_URL: url = '',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer = '',
  } = env;
  // A pipeline's variable that is not set is empty.
  if (given !== '') return given;
  if (audience === '' || url === '') return undefined;
  const asked = new URL(url);
  asked.searchParams.set('audience', audience);
  const answer = await fetch(asked, {
    headers: { Authorization: `Bearer ${bearer}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${asked.origin} gave no token for this job: ${answer.status}`);
  const { value }: { value?: string } = await answer.json();
  return value;
}
