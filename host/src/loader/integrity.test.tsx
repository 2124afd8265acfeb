import { anApp, aRelease, ofEachRemote } from '@shared/release/testing/release';

const release = aRelease(
  ofEachRemote((name) => ({
    ...anApp(name),
    integrity: { 'entry.js': `sha384-${name}`, 'kit.js': 'sha384-kit', 'kit.css': 'sha384-css' },
    at: { 'kit.js': `/${name}/0.9.0/`, 'kit.css': `/${name}/0.8.0/` },
  })),
);

beforeAll(async () => {
  const block = document.createElement('script');
  block.id = 'page';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ release, settings: {}, routes: [] });
  document.head.append(block);
  process.env['NODE_ENV'] = 'production';
  await import('./integrity');
});

describe('the integrity of what is loaded', () => {
  it.each([
    ['a foreign origin', 'https://evil.example/apply/1.0.0/entry.js'],
    ['a file the release does not name', '/apply/1.0.0/other.js'],
    ['another version', '/apply/1.0.1/entry.js'],
    ['a path that climbs', '/apply/1.0.0/../../upload/entry.js'],
  ])('refuses %s', (_, url) => {
    expect(() => globalThis.__careIntegrity(url)).toThrow(/not in the release/);
  });

  it('asks for a file again under another address, so that a retry never joins a hanging request', () => {
    const entry = 'http://localhost/guides/1.0.0/entry.js';
    expect(globalThis.__careScriptUrl('/guides/1.0.0/entry.js')).toBe(entry);
    expect(globalThis.__careScriptUrl('/guides/1.0.0/entry.js')).toBe(`${entry}?r=2`);
    expect(globalThis.__careIntegrity(`${entry}?r=2`)).toBe('sha384-guides');
  });

  it('asks for an unchanged file at the address it keeps, with its digest', () => {
    const kit = 'http://localhost/guides/0.9.0/kit.js';

    expect(globalThis.__careScriptUrl('/guides/1.0.0/kit.js')).toBe(kit);
    expect(globalThis.__careScriptUrl('/guides/1.0.0/kit.js')).toBe(`${kit}?r=2`);
    expect(globalThis.__careIntegrity('/guides/1.0.0/kit.js')).toBe('sha384-kit');
    const styles = globalThis.__careStyleUrl('/guides/1.0.0/kit.css');
    expect(styles).toBe('http://localhost/guides/0.8.0/kit.css');
    expect(globalThis.__careIntegrity(styles)).toBe('sha384-css');
    expect(() => globalThis.__careIntegrity('/guides/0.9.0/entry.js')).toThrow(
      /not in the release/,
    );
  });

  it('asks at once under another address for a file whose preload failed', () => {
    const entry = 'http://localhost/estimate/1.0.0/entry.js';
    globalThis.__missed = new Set([entry]);

    expect(globalThis.__careScriptUrl('/estimate/1.0.0/entry.js')).toBe(`${entry}?r=2`);
  });

  it('cannot be replaced by code that comes later', () => {
    expect(() => Object.defineProperty(globalThis, '__careIntegrity', { value: () => '' })).toThrow(
      TypeError,
    );
  });
});
