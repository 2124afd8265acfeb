import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityIn } from './identity';
import type { Issuers } from './shape';

const NOW = Date.UTC(2026, 10, 23) / 1000;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('identityIn', () => {
  let server: Server;
  let issuer: string;
  let issuers: Issuers;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const key = { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256' };
      const isKeys = request.url === '/keys';
      response.end(JSON.stringify(isKeys ? { keys: [key] } : { jwks_uri: `${issuer}/keys` }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    issuers = { [issuer]: { audience: 'mfe', subjects: ['repo:care/web:*'] } };
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = (own: object = {}, key: KeyObject = rsa.privateKey, head: object = {}) => {
    const claims = {
      iss: issuer,
      aud: 'mfe',
      sub: 'repo:care/web:environment:production',
      exp: NOW + 300,
      ...own,
    };
    const text = `${part({ alg: 'RS256', kid: 'k1', ...head })}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };
  const of = (text: string) => identityIn(text, issuers, NOW * 1000);

  it('accepts a token of up to a minute ago, because clocks differ', async () => {
    await expect(of(token({ exp: NOW - 59 }))).resolves.toMatchObject({ issuer });
    await expect(of(token({ exp: NOW - 60 }))).rejects.toThrow('"exp" claim');
  });

  it('returns the pipeline by the claims that name it, and drops all others', async () => {
    const named = {
      repository: 'care/web',
      ref: 'refs/heads/main',
      workflow: 'release',
      environment: 'production',
      actor: 'kim',
      run_id: '42',
      project_path: 'care/web',
    };

    expect(await of(token({ ...named, email: 'kim@example.kr', run_attempt: 1 }))).toEqual({
      issuer,
      subject: 'repo:care/web:environment:production',
      claims: named,
    });
  });

  it.each<[string, () => string, RegExp]>([
    ['signed by somebody else', () => token({}, other.privateKey), /signature verification failed/],
    ['not begun', () => token({ nbf: NOW + 600 }), /"nbf" claim/],
    ['for another audience', () => token({ aud: 'aws' }), /"aud" claim/],
    ['of an issuer nobody knows', () => token({ iss: 'https://evil.example' }), /unknown issuer/],
    ['of another repository', () => token({ sub: 'repo:evil/web:x' }), /not one of/],
    ['without a signature', () => token({}, rsa.privateKey, { alg: 'none' }), /"alg"/],
    ['with a key nobody has', () => token({}, rsa.privateKey, { kid: 'k2' }), /no applicable key/],
    ['no token', () => 'kim', /not accepted/],
  ])('refuses a token that is %s', async (_, text, says) => {
    await expect(of(text())).rejects.toThrow(says);
  });
});
