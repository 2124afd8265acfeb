/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { openSandbox, type SandboxUnderTest } from '../../testing/sandbox-under-test';
import { accountHost } from './account';
import { returnAddress } from './return-address';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const signIn = (fields: Record<string, string>) =>
  accountHost(sandbox.services).request('/account/sign-in', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });

describe('the account host', () => {
  it('returns to the page that sent the customer, with vtg_id and the proof of the sign-in [SBX-003]', async () => {
    const back = '/app/subscStatus?vtg_id=somebody-else';

    const answer = await signIn({ person: 'active-standard', return: back });

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/app\/subscStatus\?vtg_id=VTG10025&connInfo=[\w-]{43}$/),
    ]);
  });

  it('stores the sign-in where no script can read it [SBX-003]', async () => {
    const answer = await signIn({ person: 'active-standard' });

    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toMatch(/^sandbox_account=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
  });

  it('returns without a vtg_id for an account without a linked vehicle service', async () => {
    const answer = await signIn({ person: 'no-account' });

    expect(answer.headers.get('location')).toMatch(/^\/app\/\?connInfo=[\w-]{43}$/);
  });

  it('signs no one in for an unknown key', async () => {
    const answer = await signIn({ person: 'nobody' });

    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('allows no inline script or style', async () => {
    const answer = await accountHost(sandbox.services).request('/account');

    expect(answer.headers.get('content-security-policy')).toContain(
      "script-src 'self'; style-src 'self'",
    );
  });
});

describe('return address', () => {
  it.each([
    'https://evil.example/app/',
    '//evil.example/app/',
    '/app/../sandbox/',
    '/app/%2e%2e/sandbox/',
    '/app\\@evil.example',
    '/app/\t//evil.example',
    '/appendix/',
    'javascript:alert(1)',
    '',
  ])('is home for %p', (asked) => {
    expect(returnAddress(asked, { vtgId: 'v', connInfo: 'c' })).toBe('/app/?vtg_id=v&connInfo=c');
  });
});
