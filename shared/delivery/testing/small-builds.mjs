import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { folderOf } from '../base/names.cjs';
import { appConfig } from '../build/app-config.mjs';

/**
 * `node small-builds.mjs guides estimate`: replaces the screens of these remotes by two small ones, builds them as for
 * production, and prints the digest of every file. It changes sources, so run it only in a copy of the repository.
 */
const apps = process.argv.slice(2);
const root = join(import.meta.dirname, '../../..');

const SCREENS = `
  export const screens = {
    Small: async () => (await import('./small/Small')).Small,
    Other: async () => (await import('./small/Other')).Other,
  };`;
const pageNamed = (name) => `
  import { useSession } from '@shared/session';
  import { Stack } from '@shared/ui/Stack';
  export const ${name} = () => <Stack>${name} {useSession().status}</Stack>;`;
const VIEW = `
  export const View = () => <p>김님의 차</p>;
  export const sample = () => ({ address: '/', places: { who: '김' } });
  export const fill = () => ({ who: '이' });`;

const outputOf = (app) => join(root, folderOf(app), 'dist/small');

function configOf(app) {
  const source = join(root, folderOf(app), 'src');
  rmSync(join(source, 'first-view'), { recursive: true });
  for (const folder of ['small', 'first-view']) mkdirSync(join(source, folder));
  writeFileSync(join(source, 'screens.ts'), SCREENS);
  for (const name of ['Small', 'Other'])
    writeFileSync(join(source, 'small', `${name}.tsx`), pageNamed(name));
  writeFileSync(join(source, 'first-view/Small.tsx'), VIEW);
  const config = appConfig(app, { version: '1.0.0' });
  return { ...config, cache: false, output: { ...config.output, path: outputOf(app) } };
}

/** Returns a file as it is kept: a source map without the sources, as build-app.mjs writes it. */
function contentOf(file) {
  const bytes = readFileSync(file);
  if (!file.endsWith('.map')) return bytes;
  const { sourcesContent, ...map } = JSON.parse(bytes);
  return JSON.stringify(map);
}

const digestsOf = (app) =>
  readdirSync(outputOf(app), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [
      app + file.slice(outputOf(app).length),
      createHash('sha256').update(contentOf(file)).digest('hex'),
    ]);

webpack(apps.map(configOf)).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  console.log(JSON.stringify(Object.fromEntries(apps.flatMap(digestsOf).sort())));
});
