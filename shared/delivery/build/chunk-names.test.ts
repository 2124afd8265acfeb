import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { ChunkNames } from './chunk-names.cjs';

const folder = mkdtempSync(join(tmpdir(), 'care-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files of a build of these sources, each imported when it is asked for. */
async function filesOf(...sources: string[]): Promise<readonly string[]> {
  for (const source of sources) {
    mkdirSync(dirname(join(folder, source)), { recursive: true });
    writeFileSync(join(folder, source), `export default ${JSON.stringify(source)};`);
  }
  const imports = sources.map((source) => `import('./${source}');`);
  writeFileSync(join(folder, 'main.js'), imports.join('\n'));
  const path = join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path, filename: '[name].js', chunkFilename: '[name].js', clean: true },
    optimization: { chunkIds: 'named' },
    plugins: [new ChunkNames()],
  });
  await new Promise<void>((done, failed) =>
    compiler?.run((error) => (error ? failed(error) : compiler.close(() => done()))),
  );
  return readdirSync(path).toSorted();
}

describe('the files of a build', () => {
  it('are named after the source that is imported, without its folders', async () => {
    expect(await filesOf('src/terms/Terms.tsx', 'src/loader/recovery.ts')).toEqual([
      'Terms.js',
      'main.js',
      'recovery.js',
    ]);
  });

  it('keep longer names where two sources, or a source and an entry, have one name', async () => {
    expect(await filesOf('src/a/Terms.tsx', 'src/b/Terms.tsx', 'src/main.ts')).toEqual([
      'main.js',
      'src_a_Terms_tsx.js',
      'src_b_Terms_tsx.js',
      'src_main_ts.js',
    ]);
  });
});
