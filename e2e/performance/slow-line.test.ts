/** @jest-environment node */
import { Hono } from 'hono';
import { slowLine } from './slow-line';

describe('a slow line', () => {
  it('does not change an answer', async () => {
    const text = 'a text of the page '.repeat(1000);
    const site = new Hono();
    site.use(slowLine(50_000_000));
    site.get('/app/', (c) => c.text(text, 200, { 'Cache-Control': 'no-cache' }));
    const answer = await site.request('/app/');
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('is shared by all answers, which together take the time for their bytes', async () => {
    const site = new Hono();
    site.use(slowLine(100_000));
    site.get('/app/', (c) => c.body('x'.repeat(10_000)));
    const begun = performance.now();
    await Promise.all(
      ['/app/', '/app/'].map(async (path) => (await site.request(path)).arrayBuffer()),
    );
    expect(performance.now() - begun).toBeGreaterThan(190);
  });
});
