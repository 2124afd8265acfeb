import { join } from 'node:path';
import type { PageParts } from '@shared/delivery/store/page';
import type { Release, ReleasedApp } from '@shared/release/release';
import { buildSync } from 'esbuild';

/** Optimisations of the start that can be left out to measure their effect. */
export const techniques = [
  'first view',
  'app after the first view',
  'starter',
  'early files',
  'running early',
  'compiled on arrival',
  'early data',
  'words of home',
  'styles behind the outline',
  'packed page',
  'kept page',
  'tagged page',
] as const;
export type Technique = (typeof techniques)[number];

/** Returns the parts of a page without one optimisation. */
export function without(left: Technique, parts: PageParts): PageParts {
  const { template } = parts;
  switch (left) {
    case 'app after the first view':
      return { ...parts, starter: starter('at once') };
    case 'starter':
      return { ...parts, starter: starter('nothing') };
    case 'early files':
      return { ...parts, starter: starter('data') };
    case 'running early':
      return { ...parts, starter: starter('fetching') };
    case 'early data':
      return { ...parts, starter: starter('files') };
    case 'words of home':
      return { ...parts, template: template.replace(/<div class="shell-home".*<\/div>/, '') };
    case 'styles behind the outline':
      return {
        ...parts,
        template: template.replace('<!--css-->', '').replace('</head>', '<!--css--></head>'),
      };
    case 'first view': // the release leaves it out
    case 'compiled on arrival': // its files differ, but its page does not
    case 'packed page': // this and the next two change how the page is sent
    case 'kept page':
    case 'tagged page':
      return parts;
  }
}

/** Returns a release whose screens have no prerender. */
export function withoutFirstViews(release: Release): Release {
  const bare = ({ screens = {}, ...app }: ReleasedApp): ReleasedApp => ({
    ...app,
    screens: Object.fromEntries(
      Object.entries(screens).map(([page, { js, css }]) => [page, { js, css }]),
    ),
  });
  const { host, ...remotes } = release.apps;
  const apps = Object.fromEntries(Object.entries(remotes).map(([name, app]) => [name, bare(app)]));
  return { ...release, apps: { ...release.apps, ...apps, host } };
}

const files = 'askForCode = askForScreen(page, release);';
const data = 'askForSale();askForCustomer(page);';
const does = {
  nothing: '',
  'at once': `${files}${data}delete document.documentElement.dataset.awaits;`,
  data,
  files,
  fetching: `askForCode = askForScreen(page, release, preload);${data}`,
};

/** Builds the host's boot script with only this part. */
function starter(part: keyof typeof does): string {
  const page = join(import.meta.dirname, '../../host/src/page');
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { chosen } from './chosen'; import { askForCustomer, askForSale, askForScreen, preload } from './early';
import { startHost } from './start-host';
import { whenWhole } from './whole-page';
const page = JSON.parse(document.getElementById('page').textContent);
const { release } = chosen(page);
globalThis.__release = release;
let askForCode = () => undefined;
${does[part]}
whenWhole(page, release, () => {
  askForCode();
  startHost(release.apps.host);
});`,
      resolveDir: page,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
