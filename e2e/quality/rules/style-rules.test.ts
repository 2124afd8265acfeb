import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedFolders } from '@shared/delivery/base/shared-folders';
import { codeIn, filesOf, shipped } from './sources';
import { dressed, layersOf, namesGiven, namesNeeded, sheetsOf } from './style-rules';

const root = join(__dirname, '../../..');

const shippedFiles = (ending: string) =>
  filesOf(
    (path) => path.endsWith(ending) && shipped.some((folder) => path.startsWith(`${folder}/src/`)),
  );
const stylesheets = shippedFiles('.css');

describe('outlines', () => {
  it('are transparent and never none, so that forced colours show the focus', () => {
    const without = stylesheets.filter(({ text }) => /outline:\s*(none|0)\b/.test(text));
    // Headings and dialogs, which get the focus only for screen readers.
    expect(without.map(({ path }) => path)).toEqual(['shared/platform/ui/src/base.css']);
  });
});

describe('drawings', () => {
  it('have at most 6 kB each, because the stylesheets bring them', () => {
    const drawings = shippedFiles('.svg');
    expect(drawings.length).toBeGreaterThan(5);
    expect(drawings.filter(({ text }) => Buffer.byteLength(text) > 6_000)).toEqual([]);
  });
});

describe('style layers', () => {
  it('put the styles of a page above those of a component, in either loading order', () => {
    const ofApps = stylesheets.filter(({ path }) => !path.startsWith('shared/'));
    const beside = ofApps.filter(({ text }) => /@layer (?!app\b)/.test(text));
    expect(ofApps.length).toBeGreaterThan(10);
    expect(beside.map(({ path }) => path)).toEqual([]);
  });

  it('find components that get a class from another stylesheet', () => {
    const code = `import { Icon, type IconName } from './Icon';
      import css from './Points.module.css';
      const Points = () => <p className={css['text']}><Icon name="a" className={css['icon']} /></p>;`;
    expect(dressed(code)).toEqual([{ name: 'Icon', from: './Icon' }]);
    expect(sheetsOf(code)).toEqual(['./Points.module.css']);
    expect(layersOf('@layer ui.parts { .a {} }')).toEqual(['ui.parts']);
  });

  it('put a component’s own class above those of the component that receives it', () => {
    const folders = sharedFolders(root);
    const components = filesOf((path) => /^shared\/.*(?<!\.test)\.tsx$/.test(path));
    const told = components.flatMap(({ path, text }) => {
      const own = layersIn(path, text);
      return dressed(text).flatMap(({ name, from }) => {
        const target = from.startsWith('.')
          ? join(dirname(path), from)
          : from.replace(/^@shared\/([^/]+)/, (_, name: string) => `${folders[name]}/src`);
        const source = components.find((one) => one.path === `${target}.tsx`);
        if (!source) return [];
        const theirs = layersIn(source.path, source.text);
        return [
          { said: `${path} dresses ${name}`, isSame: theirs.some((layer) => own.includes(layer)) },
        ];
      });
    });
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(({ isSame }) => isSame)).toEqual([]);
  });
});

const layersIn = (path: string, code: string): string[] =>
  sheetsOf(code).flatMap((sheet) =>
    layersOf(readFileSync(join(root, dirname(path), sheet), 'utf8')),
  );

describe('names of custom properties', () => {
  it('are found where they are set and where they are used', () => {
    const css =
      '@property --bar { } .a { --gap: 2px; color: var(--ink); margin: var(--gap, 0px); }';
    expect(namesGiven(css)).toEqual(['--bar', '--gap']);
    expect(namesNeeded(css)).toEqual(['--ink']);
  });

  it('are set by a stylesheet or by code if any stylesheet uses them', () => {
    const byCode = shipped
      .flatMap(codeIn)
      .flatMap(({ text }) => [...text.matchAll(/'(--[\w-]+)'/g)].map(([, set]) => set));
    const given = new Set([...stylesheets.flatMap(({ text }) => namesGiven(text)), ...byCode]);
    const unknown = stylesheets.flatMap(({ path, text }) =>
      namesNeeded(text)
        .filter((name) => !given.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
