import { identityService } from './identity';

/** Creates the service with a backend that knows one posted value and records its calls. */
function service() {
  const told: string[] = [];
  const app = identityService({
    solicitations: {
      completeIdentity: async (encData, outcome) => {
        told.push(`${encData} ${outcome}`);
        return encData === 'enc-1';
      },
    },
  });
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
  return { post, told };
}

describe('the identity service', () => {
  it.each([
    ['success', '/app/nice/success/'],
    ['failure', '/app/nice/fail/'],
  ])('reports %s to the backend and returns to %s [IDENT-006]', async (outcome, address) => {
    const { post, told } = service();

    const answer = await post('/identity/result', { EncodeData: 'enc-1', outcome });

    expect(told).toEqual([`enc-1 ${outcome}`]);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, address]);
  });

  it.each([
    ['success', '/app/nice/success/'],
    ['failure', '/app/nice/fail/'],
  ])('ends at once with a %s chosen in advance [IDENT-006]', async (outcome, address) => {
    const { post, told } = service();
    const cookie = `sandbox_outcomes=identity:${outcome}`;

    const answer = await post('/identity/check', { EncodeData: 'enc-1' }, cookie);

    expect(told).toEqual([`enc-1 ${outcome}`]);
    expect(answer.headers.get('location')).toBe(address);
  });

  it('refuses data that the backend does not know and does not redirect', async () => {
    const answer = await service().post('/identity/result', {
      EncodeData: 'forged',
      outcome: 'success',
    });

    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('refuses a form without the data', async () => {
    expect((await service().post('/identity/check', {})).status).toBe(400);
  });

  it('keeps the opener of the pop-up', async () => {
    const answer = await service().post('/identity/check', { EncodeData: 'enc-1' });

    expect(answer.headers.get('cross-origin-opener-policy')).toBeNull();
  });
});
