import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipelineToken } from './pipeline-token';

describe('what says which pipeline it is', () => {
  let github: Server;
  let url: string;
  const asked: string[] = [];
  beforeAll(async () => {
    github = createServer(({ url: address, headers }, response) => {
      asked.push(`${address} ${headers.authorization}`);
      const isOurs = headers.authorization === 'Bearer of-the-job';
      response.writeHead(isOurs ? 200 : 401).end(isOurs ? '{"value":"made.for.us"}' : '{}');
    });
    await new Promise<void>((done) => github.listen(0, 'localhost', done));
    url = `http://localhost:${(github.address() as AddressInfo).port}/token?api-version=2`;
  });
  afterAll(() => new Promise((done) => github.close(done)));

  const job = (own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    MFE_AUDIENCE: 'mfe',
    ACTIONS_ID_TOKEN_REQUEST_URL: url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job',
    ...own,
  });

  it("is asked of GitHub by a job that may, for the channel's audience", async () => {
    expect(await pipelineToken(job())).toBe('made.for.us');
    expect(asked).toEqual(['/token?api-version=2&audience=mfe Bearer of-the-job']);
  });

  it('is the token that was given, wherever the pipeline runs', async () => {
    expect(await pipelineToken(job({ MFE_ID_TOKEN: 'given.by.gitlab' }))).toBe('given.by.gitlab');
  });

  it('is nothing on a machine of somebody, or where a variable is empty', async () => {
    expect(await pipelineToken({})).toBeUndefined();
    expect(await pipelineToken(job({ MFE_AUDIENCE: '' }))).toBeUndefined();
    expect(await pipelineToken(job({ ACTIONS_ID_TOKEN_REQUEST_URL: '' }))).toBeUndefined();
  });

  it('says that the job was given none', async () => {
    await expect(pipelineToken(job({ ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'stale' }))).rejects.toThrow(
      'gave no token for this job: 401',
    );
  });
});
