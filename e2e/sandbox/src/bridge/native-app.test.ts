/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { jpegOf } from '../testing/pictures';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';
import { nativeApp } from './native-app';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

function photograph(fields: Record<string, string>, cookie = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([new Uint8Array(jpegOf())], 'registration.jpg'));
  const init = { method: 'POST', body: form, headers: { cookie } };
  return nativeApp(sandbox.services).request('/sandbox/native/registration', init);
}

describe('native app', () => {
  it('does not read a document that belongs to another person', async () => {
    const { cookie } = await sandbox.services.accounts.signIn('new-customer');

    const answer = await photograph(
      { vin: 'MRDV3K20006000000', quality: 'good' },
      `${cookie.name}=${cookie.value}`,
    );

    expect(await answer.json()).toMatchObject({ car_vin: 'MRDC5K20005000000' });
  });

  it('returns nothing for an unknown person', async () => {
    const documents = await nativeApp(sandbox.services).request('/sandbox/native/documents');

    expect(await documents.json()).toEqual({ documents: [] });
    expect((await photograph({ vtg_id: 'vtg-8' })).status).toBe(400);
  });
});
