import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../base/digest.cjs';
import { sharedFolders } from '../base/shared-folders.cjs';
import { firstViewName, firstViewsIn } from './remote-first-view.mjs';
import { shared, singletons } from './singletons.mjs';

const root = join(import.meta.dirname, '../../..');

/**
 * Returns a sentence for each part that a production build must have and lacks. Reads only the emitted files, because a
 * plugin that has no effect, or is not in the configuration, cannot say so. Example: "the digest of each loaded script
 * (IntegrityPlugin) is missing in entry.js".
 */
export function missingParts(app, source, output) {
  const unread = DESCRIPTIONS.filter((file) => !existsSync(join(output, file)));
  if (unread.length > 0) return [sentence('the description of the build', unread)];
  const built = read(source, output);
  const parts = [...ofEveryApp, ...(app === 'host' ? ofHost : ofRemote)];
  return parts
    .map(([part, without]) => [part, without(built)])
    .filter(([, files]) => files.length > 0)
    .map(([part, files]) => sentence(part, files));
}

const DESCRIPTIONS = ['app.json', 'modules.json', 'mf-manifest.json'];

const sentence = (part, files) => `${part} is missing in ${files.join(', ')}`;

function read(source, output) {
  const isThere = (file) => existsSync(join(output, file));
  const text = (file) => (isThere(file) ? readFileSync(join(output, file), 'utf8') : '');
  const [described, modules, manifest] = DESCRIPTIONS.map((file) => JSON.parse(text(file)));
  const { files, entry } = described;
  const ending = (end) => Object.keys(files).filter((file) => file.endsWith(end));
  const scripts = ending('.js');
  const bundles = scripts.filter((file) => !file.startsWith('first-'));
  const isAnyLoaded = (all, first) => all.some((file) => !first.includes(file));
  const runtime = entry.js.slice(-1);
  return {
    described,
    modules,
    manifest,
    isThere,
    text,
    scripts,
    bundles,
    loadsScripts: isAnyLoaded(bundles, entry.js) ? runtime : [],
    loadsStyles: isAnyLoaded(ending('.css'), entry.css) ? runtime : [],
    isAsDescribed: (file) =>
      isThere(file) && integrityOf(readFileSync(join(output, file))) === files[file]?.integrity,
    views: firstViewsIn(source).map(({ page }) => page),
  };
}

const lacking = (pattern, files, text) => files.filter((file) => !pattern.test(text(file)));

/** Each row: a part, the plugin that writes it, and the function that returns the files without it. */
const ofEveryApp = [
  [
    'the digest of the file (AppJsonPlugin)',
    ({ described: { entry, files }, isAsDescribed }) =>
      [...new Set([...entry.js, ...entry.css, ...Object.keys(files)])].filter(
        (file) => !isAsDescribed(file),
      ),
  ],
  [
    'the digest of each loaded script (IntegrityPlugin)',
    ({ loadsScripts, text }) =>
      lacking(
        /\.integrity=globalThis\.__careIntegrity\?\.\(\w+\)\?\?"",\w+\.src=/,
        loadsScripts,
        text,
      ),
  ],
  [
    'the address of each loaded script, which Trusted Types demands (IntegrityPlugin)',
    ({ loadsScripts, text }) =>
      lacking(/\.src=globalThis\.__careScriptUrl\?\./, loadsScripts, text),
  ],
  [
    'the digest and the address of each loaded stylesheet (IntegrityPlugin)',
    ({ loadsStyles, text }) =>
      lacking(/\.href=globalThis\.__careStyleUrl\?\.[^;]*__careIntegrity/, loadsStyles, text),
  ],
  [
    'the list of its modules, which budgets need (modules.json)',
    ({ bundles, modules }) =>
      bundles.filter((file) => Object.keys(modules[file] ?? {}).length === 0),
  ],
  [
    'the source map',
    ({ described, isThere }) => described.entry.js.filter((file) => !isThere(`${file}.map`)),
  ],
  [
    'the order to compile on arrival (Terser)',
    ({ scripts, text }) => lacking(/^\/\/# allFunctionsCalledOnLoad/, scripts, text),
  ],
];

/** Places of the document that a release fills in (store/page.ts). */
const PLACES = ['ahead', 'policy', 'styles', 'data', 'extras', 'starter', 'css', 'rest'];
const PAGE = ['index.html', 'shell.css', 'starter.js', 'routes.json'].map((file) => `page/${file}`);

const ofHost = [
  ['the content of the page', ({ text }) => PAGE.filter((file) => text(file).length < 3)],
  [
    'a place of the page, or the prerendered home in it,',
    ({ text }) => {
      const places = [...text(PAGE[0]).matchAll(/<!--([\w-]+)-->/g)].map(([, place]) => place);
      return String(places.sort()) === String([...PLACES].sort()) ? [] : [PAGE[0]];
    },
  ],
  [
    'a module that the host provides',
    ({ manifest, described }) => {
      const named = manifest.shared.map(({ name }) => name);
      const isWhole = Object.keys(shared).every(
        (key) => named.includes(key) && described.shared[key]?.provided,
      );
      return isWhole ? [] : ['mf-manifest.json'];
    },
  ],
  [
    'the font',
    ({ described: { files } }) => {
      const isWhole = ['.woff2', 'LICENSE.txt'].every((end) =>
        Object.keys(files).some((file) => file.startsWith('font/') && file.endsWith(end)),
      );
      return isWhole ? [] : ['font'];
    },
  ],
];

const ofRemote = [
  [
    'the screen with its files',
    ({ described, manifest }) => {
      const hasScreens = Object.keys(described.screens ?? {}).length > 0;
      const isExposed = manifest.exposes.some(({ path }) => path === './screens');
      return [...(hasScreens ? [] : ['app.json']), ...(isExposed ? [] : ['mf-manifest.json'])];
    },
  ],
  [
    'the prerendered page',
    ({ described, isThere, views }) =>
      views
        .filter((page) => !isThere(firstViewName(page)) || !described.screens?.[page]?.first)
        .map(firstViewName),
  ],
  [
    'the table of shared modules, so that the remote has its own copy,',
    ({ modules }) => {
      const folders = sharedFolders(root);
      const isOwnCopy = (name) =>
        Object.keys(singletons).some((key) => {
          const folder = folders[key.replace('@shared/', '')];
          return folder ? name.startsWith(`${folder}/src/index.`) : name === key;
        });
      return Object.keys(modules).filter((file) => Object.keys(modules[file]).some(isOwnCopy));
    },
  ],
];
