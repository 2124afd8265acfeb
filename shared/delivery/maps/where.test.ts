import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { integrityOf } from '../base/digest.cjs';
import { mapNameOf } from '../base/names.cjs';
import { where } from '../cli/where';
import { folderStore } from '../store/folder';
import { published } from '../testing/builds';
import { context } from '../testing/context';
import { keepMaps, openMaps } from './kept';
import { framesIn } from './where';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'care-maps-'));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

const source = `export function price(car) {
  if (!car) {
    throw new TypeError('no car');
  }
  return car.price;
}
`;

/** Publishes a version with one minified file, and stores its map beside the store. */
async function publishedStore() {
  const { code, map } = transformSync(source, {
    minify: true,
    sourcemap: 'external',
    sourcefile: './src/price.ts',
  });
  const store = folderStore(join(top, 'store'));
  const integrity = integrityOf(Buffer.from(code));
  const files = { 'home.js': { integrity, bytes: code.length, packed: 1 } };
  await published(store, 'apply', '1.4.0', { files });
  const built = mkdtempSync(join(top, 'built-'));
  writeFileSync(join(built, mapNameOf(integrity)), map);
  await keepMaps(await openMaps(undefined, store), built, () => undefined);
  const column = code.indexOf('throw') + 1;
  return { store, frame: `apply@1.4.0/home.js:1:${column}` };
}

const run = async (words: string, store: Awaited<ReturnType<typeof publishedStore>>['store']) => {
  const said: string[] = [];
  await where({ ...context({ store, words: '', said }), words: [words] });
  return said;
};

describe('mfe where', () => {
  it('shows the source line with the commit and its subject', async () => {
    const { store, frame } = await publishedStore();
    expect(await run(`TypeError\n  at price (${frame})`, store)).toEqual([
      expect.stringMatching(/^remote-apply\/src\/price\.ts:3\b.* abc apply 1\.4\.0$/),
    ]);
  });

  it('shows for each frame why its place is unknown', async () => {
    const { store } = await publishedStore();
    const frames = ['apply@1.5.0/home.js:1:1', 'apply@1.4.0/other.js:1:1'];
    expect(await run(frames.join('\n'), store)).toEqual([
      `apply@1.5.0/home.js:1:1  apply@1.5.0 is not in ${store.where}`,
      'apply@1.4.0/other.js:1:1  apply@1.4.0 has no file other.js',
    ]);
    rmSync(join(top, '.maps'), { recursive: true });
    expect(await run('apply@1.4.0/home.js:1:1', store)).toEqual([
      `apply@1.4.0/home.js:1:1  no map of home.js is kept in ${join(top, '.maps')}`,
    ]);
  });

  it('throws WrongUse when the text has no frame of ours', async () => {
    const { store } = await publishedStore();
    await expect(run('at https://evil.example/x.js:1:1', store)).rejects.toThrow('no frame in it');
  });

  it('framesIn finds host and remotes, in development builds and in releases', () => {
    const stack = 'host@1.0.0-69217b92/main.js:1:2\nguides@2.0.0-rc.1/src_a_tsx-1f.js:3:44';
    expect(framesIn(stack)).toEqual([
      { app: 'host', version: '1.0.0-69217b92', file: 'main.js', line: 1, column: 2 },
      { app: 'guides', version: '2.0.0-rc.1', file: 'src_a_tsx-1f.js', line: 3, column: 44 },
    ]);
  });
});

describe('openMaps', () => {
  it('returns a place outside the public store', async () => {
    const { store } = await publishedStore();
    const all = (await store.list('')).map(({ path }) => path);
    expect(all.filter((path) => path.endsWith('.map'))).toEqual([]);
    const maps = await openMaps(undefined, store);
    expect(maps?.where.startsWith(`${store.where}/`)).toBe(false);
    expect(await maps?.list('')).toHaveLength(1);
  });

  it('returns no place for a bucket unless the user names one', async () => {
    const bucket = { ...folderStore(join(top, 'store')), where: 's3://care/store' };
    expect(await openMaps(undefined, bucket)).toBeUndefined();
    expect((await openMaps(join(top, 'private'), bucket))?.where).toBe(join(top, 'private'));
  });
});
