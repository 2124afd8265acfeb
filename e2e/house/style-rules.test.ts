import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shipped } from './sources';
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
});

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
