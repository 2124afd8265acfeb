import { readFileSync } from 'node:fs';
import { type Signer, signerWith } from '../store/signing';
import type { Worker } from '../store/trust';
import { WrongUse } from './command';

/**
 * Reads the signer and the pipeline token. `MFE_KEY` is a team's private key (PEM or its file), `MFE_TEAM` its name.
 * @throws {WrongUse} for one without the other, because a version or change would be unsigned unnoticed, and for no key
 */
export async function workerOf(env: NodeJS.ProcessEnv): Promise<Worker> {
  const { MFE_KEY: key = '', MFE_TEAM: team = '' } = env;
  if ((key === '') !== (team === ''))
    throw new WrongUse('MFE_TEAM and MFE_KEY belong together: give both, or neither', {
      showsUsage: false,
    });
  return {
    token: await pipelineToken(env),
    signer: key === '' ? undefined : signerIn(team, key),
  };
}

function signerIn(team: string, key: string): Signer {
  try {
    return signerWith(team, key.startsWith('-----') ? key : readFileSync(key, 'utf8'));
  } catch {
    // The cause may contain the key.
    throw new WrongUse('MFE_KEY is no Ed25519 private key (PEM), and no file with one', {
      showsUsage: false,
    });
  }
}

const PATIENCE_MS = 10_000;

/**
 * Returns the token that proves which pipeline runs: `MFE_ID_TOKEN`, or a token that GitHub makes for `MFE_AUDIENCE`.
 * GitHub gives it only to a job with `id-token: write`. This command asks for it, so that no other step of the job
 * holds it.
 */
export async function pipelineToken(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const {
    MFE_ID_TOKEN: given = '',
    MFE_AUDIENCE: audience = '',
    ACTIONS_ID_TOKEN_REQUEST_URL: url = '',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer = '',
  } = env;
  // In a pipeline, a variable that is not set is an empty string.
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
