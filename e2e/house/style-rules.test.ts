import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shipped, sourcesIn } from './sources';
import { dressed, layersOf, sheetsOf } from './style-layers';
import { namesGiven, namesNeeded, unsizedBoxes } from './style-rules';

const root = join(__dirname, '../..');

const stylesheets = () =>
  shipped.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/src/${name}`),
  );

/** Boxes in a row, where a basis of zero shares the width out and says nothing of heights. */
const inRows = new Set([
  'host/src/shell/Footer.module.css .centre dd',
  'host/src/shell/TestNav.module.css .nav a',
  'remote-estimate/src/Estimate.module.css .item > label > span:last-child',
  'shared/ui/src/Notice.module.css .text',
  'shared/ui/src/Points.module.css .text',
  'shared/ui/src/RadioGroup.module.css .text',
  'shared/ui/src/Steps.module.css .step',
  'shared/ui/src/Timeline.module.css .said',
]);

describe('the heights of boxes', () => {
  it.each([
    '.body { flex: 1; }',
    '.body { flex: 2 1; }',
    '.body { flex: 1 1 0; }',
    '.body { flex-basis: 0%; }',
    '@layer ui { .body { color: red; block-size: 100%; } }',
  ])('are refused where nothing gives them: %s', (css) => {
    expect(unsizedBoxes(css)).toHaveLength(1);
  });

  it.each([
    '.body { flex: 1 1 auto; }',
    '.body { flex: 1 1 8rem; }',
    '.body { flex: none; block-size: 100dvh; }',
    '/* .body { flex: 1; } */',
    '.input { block-size: 100%; position: absolute; }',
  ])('are left alone where something does: %s', (css) => {
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

describe('the layers of styles', () => {
  it('put what a page says of a component above the component, in whichever order the two arrive', () => {
    const ofApps = stylesheets().filter((file) => !file.startsWith('shared/'));
    const beside = ofApps.filter((file) =>
      /@layer (?!app\b)/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(ofApps.length).toBeGreaterThan(10);
    expect(beside).toEqual([]);
  });

  it('find who gives a component a class of its own', () => {
    const code = `import { Icon, type IconName } from './Icon';
      import css from './Points.module.css';
      const Points = () => <p className={css['text']}><Icon name="a" className={css['icon']} /></p>;`;
    expect(dressed(code)).toEqual([{ name: 'Icon', from: './Icon' }]);
    expect(sheetsOf(code)).toEqual(['./Points.module.css']);
    expect(layersOf('@layer ui.parts { .a {} }')).toEqual(['ui.parts']);
  });

  it('put what one component says of another above it: a stylesheet that comes again with another remote changes nothing', () => {
    const components = sourcesIn('shared', (path) => /(?<!\.test)\.tsx$/.test(path));
    const told = components.flatMap(({ path, text }) => {
      const own = layersIn(path, text);
      return dressed(text).flatMap(({ name, from }) => {
        const target = from.startsWith('.')
          ? join(dirname(path), from)
          : from.replace('@', '').replace(/^(shared\/[^/]+)\//, '$1/src/');
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

describe('the names of colours and sizes', () => {
  it('are found where they are given and where they are needed', () => {
    const css =
      '@property --bar { } .a { --gap: 2px; color: var(--ink); margin: var(--gap, 0px); }';
    expect(namesGiven(css)).toEqual(['--bar', '--gap']);
    expect(namesNeeded(css)).toEqual(['--ink']);
  });

  it('are given by a stylesheet, or by code that sets them, wherever one needs them', () => {
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
