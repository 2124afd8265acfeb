import { Hono } from 'hono';
import { openedOrigin } from './opened-origin';

const ask = async (headers: Record<string, string>) => {
  const app = new Hono().get('/', (c) => c.text(openedOrigin(c)));
  return (await app.request('http://localhost:4100/?a=1', { headers })).text();
};

describe('openedOrigin', () => {
  it('returns the origin of the sandbox when the visitor asks it directly', async () => {
    expect(await ask({})).toBe('http://localhost:4100');
  });

  it('returns the origin of the server before it, so that pages there may call it', async () => {
    const through = { 'x-forwarded-host': 'localhost:8443', 'x-forwarded-proto': 'https' };

    expect(await ask(through)).toBe('https://localhost:8443');
  });
});
