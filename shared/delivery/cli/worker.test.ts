import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WrongUse } from './command';
import { pipelineToken, workerOf } from './worker';

describe('pipelineToken', () => {
  let github: Server;
  let url: string;
  const asked: string[] = [];
  beforeAll(async () => {
    github = createServer(({ url: address, headers }, response) => {
      asked.push(`${address} ${headers.authorization}`);
      const isOurs = headers.authorization === 'Bearer of-the-job';
      response.writeHead(isOurs ? 200 : 401).end(isOurs ? '{"value":"made.for.us"}' : '{}');
    });
    await new Promise<void>((done) => github.listen(0, '127.0.0.1', done));
    url = `http://localhost:${(github.address() as AddressInfo).port}/token?api-version=2`;
  });
  afterAll(() => new Promise((done) => github.close(done)));

  const job = (own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    MFE_AUDIENCE: 'mfe',
    ACTIONS_ID_TOKEN_REQUEST_URL: url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job',
    ...own,
  });

  it("asks GitHub for a token for the channel's audience when the job may ask", async () => {
    expect(await pipelineToken(job())).toBe('made.for.us');
    expect(asked).toEqual(['/token?api-version=2&audience=mfe Bearer of-the-job']);
  });

  it('returns the given token in any pipeline', async () => {
    expect(await pipelineToken(job({ MFE_ID_TOKEN: 'given.by.gitlab' }))).toBe('given.by.gitlab');
  });

  it('returns undefined on a developer machine, or when a variable is empty', async () => {
    expect(await pipelineToken({})).toBeUndefined();
    expect(await pipelineToken(job({ MFE_AUDIENCE: '' }))).toBeUndefined();
    expect(await pipelineToken(job({ ACTIONS_ID_TOKEN_REQUEST_URL: '' }))).toBeUndefined();
  });

  it('throws when GitHub gives the job no token', async () => {
    await expect(pipelineToken(job({ ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'stale' }))).rejects.toThrow(
      'gave no token for this job: 401',
    );
  });
});

describe('workerOf', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

  it('signs as the team when it has the name and the key of the team', async () => {
    const { signer } = await workerOf({ MFE_TEAM: 'apply-team', MFE_KEY: privateKey });

    expect(signer?.team).toBe('apply-team');
    expect((await workerOf({ MFE_TEAM: '', MFE_KEY: '' })).signer).toBeUndefined();
  });

  it.each(['garbage', publicKey, '/no/such/file.pem', '/', '-----BEGIN'])(
    'names MFE_KEY and does not repeat it when it is no key (%j)',
    async (key) => {
      const refused = await workerOf({ MFE_TEAM: 'apply-team', MFE_KEY: key }).catch((e) => e);

      expect(refused).toBeInstanceOf(WrongUse);
      expect(String(refused.message)).toBe(
        'MFE_KEY is no Ed25519 private key (PEM), and no file with one',
      );
    },
  );

  it.each([{ MFE_TEAM: 'apply-team' }, { MFE_TEAM: '', MFE_KEY: privateKey }])(
    'refuses a name without a key, and a key without a name',
    async (given) => {
      await expect(workerOf(given)).rejects.toThrow(WrongUse);
    },
  );
});
