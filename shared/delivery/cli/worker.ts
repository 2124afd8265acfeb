import { readFileSync } from 'node:fs';
import { signerWith } from '../store/signing';
import type { Worker } from '../store/trust';
import { pipelineToken } from './pipeline-token';

/**
 * Reads the signer and the pipeline token. `MFE_KEY` is a team's private key (PEM or its file), `MFE_TEAM` its name.
 */
export async function workerOf(env: NodeJS.ProcessEnv): Promise<Worker> {
  const { MFE_KEY: key = '', MFE_TEAM: team = '' } = env;
  const pem = key === '' || key.startsWith('-----') ? key : readFileSync(key, 'utf8');
  return {
    token: await pipelineToken(env),
    signer: pem === '' ? undefined : signerWith(team, pem),
  };
}
