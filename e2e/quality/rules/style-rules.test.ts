import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedFolders } from '@shared/delivery/base/shared-folders';
import { shipped, sourcesIn } from './sources';
import { dressed, layersOf, sheetsOf } from './style-layers';
import { namesGiven, namesNeeded, unsizedBoxes } from './style-rules';

const root = join(__dirname, '../../..');

const shippedFiles = (ending: string) =>
  shipped.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/src/${name}`),
  );
const stylesheets = () => shippedFiles('.css');

/** Boxes in a row. A basis of zero divides the width and does not affect the height. */
const inRows = new Set([
  'host/src/shell/Footer.module.css .centre dd',
  'host/src/shell/TestNav.module.css .nav a',
  'remote-estimate/src/Estimate.module.css .item > label > span:last-child',
  'shared/platform/ui/src/Notice.module.css .text',
  'shared/platform/ui/src/Points.module.css .text',
  'shared/platform/ui/src/RadioGroup.module.css .text',
  'shared/platform/ui/src/Steps.module.css .step',
  'shared/platform/ui/src/Timeline.module.css .said',
]);

describe('heights of boxes', () => {
  it.each([
    '.body { flex: 1; }',
    '.body { flex: 2 1; }',
    '.body { flex: 1 1 0; }',
    '.body { flex-basis: 0%; }',
    '@layer ui { .body { color: red; block-size: 100%; } }',
  ])('are refused when nothing defines them: %s', (css) => {
    expect(unsizedBoxes(css)).toHaveLength(1);
  });

  it.each([
    '.body { flex: 1 1 auto; }',
    '.body { flex: 1 1 8rem; }',
    '.body { flex: none; block-size: 100dvh; }',
    '/* .body { flex: 1; } */',
    '.input { block-size: 100%; position: absolute; }',
  ])('are accepted when something defines them: %s', (css) => {
    expect(unsizedBoxes(css)).toEqual([]);
  });

  it('come from the content in every stylesheet of the product', () => {
    const found = stylesheets().flatMap((file) =>
      unsizedBoxes(readFileSync(join(root, file), 'utf8')).map((box) => {
        const [, selector = '', declaration = ''] = box.split(': ');
        return { place: `${file} ${selector}`, declaration };
      }),
    );
    expect(found.filter(({ place }) => !inRows.has(place))).toEqual([]);
    expect([...inRows].filter((place) => !found.some((box) => box.place === place))).toEqual([]);
  });
});

describe('drawings', () => {
  it('have at most 6 kB each, because the stylesheets bring them', () => {
    const drawings = shippedFiles('.svg');
    expect(drawings.length).toBeGreaterThan(5);
    expect(drawings.filter((file) => statSync(join(root, file)).size > 6_000)).toEqual([]);
  });
});

describe('style layers', () => {
  it('put the styles of a page above those of a component, in either loading order', () => {
    const ofApps = stylesheets().filter((file) => !file.startsWith('shared/'));
    const beside = ofApps.filter((file) =>
      /@layer (?!app\b)/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(ofApps.length).toBeGreaterThan(10);
    expect(beside).toEqual([]);
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
    const components = sourcesIn('shared', (path) => /(?<!\.test)\.tsx$/.test(path));
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
    const sheets = stylesheets().map(
      (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
    );
    const given = new Set(sheets.flatMap(([, css]) => namesGiven(css)));
    const byCode = setByCode();
    const unknown = sheets.flatMap(([file, css]) =>
      namesNeeded(css)
        .filter((name) => !given.has(name) && !byCode.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

const setByCode = () =>
  new Set(
    shipped.flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .flatMap((name) => {
          const code = readFileSync(join(root, folder, 'src', name), 'utf8');
          return [...code.matchAll(/'(--[\w-]+)'/g)].map(([, set = '']) => set);
        }),
    ),
  );
