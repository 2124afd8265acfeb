/** Texts of `npm run new:screen`: existing rows, new files, changed files. Writes nothing. */

/** Headers whose name differs from their remote. A remote without its own header has the brand's. */
const headers = { mypage: 'my', guides: 'guide' };
const headerOf = (app, routes) => headers[app] ?? (routes.includes(`  | '${app}'`) ? app : 'brand');
const webs = ['open', 'with-vtg-id', 'app-only'];

/** Returns name, app and path of every row of the route table. */
export const rowsOf = (routes) =>
  [
    ...routes.matchAll(
      /^ {2}(\w+): *\{ path: '([^']+)', +web: '[\w-]+', +frame: '[\w-]+', +app: '(\w+)'/gm,
    ),
  ].map(([, name, path, app]) => ({ name, app, path }));

export function wishProblem({ app, path, name, title, web, frame }, rows) {
  const remotes = [...new Set(rows.map((row) => row.app))].filter((one) => one !== 'host');
  if (!remotes.includes(app))
    return `--app: there is no remote '${app}'. Remotes: ${remotes.join(', ')}.`;
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
    return `--name: '${name}' is no name of a component, such as GuideWinter.`;
  if (!/^(\/(:?[A-Za-z][\w-]*))+$/.test(path))
    return `--path: '${path}' is no address under /app, such as /guide/winter or /guide/winter/:id.`;
  if (!/^[^'\\\n]+$/.test(title)) return '--title: the heading of the page is missing, in Korean.';
  if (!webs.includes(web)) return `--web: '${web}' is none of ${webs.join(', ')}.`;
  if (frame !== 'full' && frame !== 'none') return `--frame: '${frame}' is none of full, none.`;
  const shape = (address) => address.replaceAll(/:\w+/g, ':').replace(/\/$/, '');
  const other = rows.find((row) => row.name === name || shape(row.path) === shape(path));
  return other && `${other.name} is there already, at ${other.path}.`;
}

const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
/** Returns the folder of a page, named by the last word of its address. */
const folderOf = ({ path }) =>
  kebab(
    path
      .split('/')
      .filter((part) => part && !part.startsWith(':'))
      .at(-1),
  );

export function screenFiles(wish) {
  const { app, path, name, title, web } = wish;
  const base = `remote-${app}/src/${folderOf(wish)}/${name}`;
  return {
    [`${base}.tsx`]: `import { Page } from '@shared/ui/Page';

/** ${path}; ${web === 'open' ? 'open to everybody' : web === 'with-vtg-id' ? 'on the web with a vtg_id' : 'in the app only'}. */
export function ${name}() {
  return <Page title="${title}" />;
}
`,
    [`${base}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${name} } from './${name}';

describe('${name}', () => {
  it('says what it is, with the focus on its heading', () => {
    render(<${name} />);

    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toHaveFocus();
  });
});
`,
  };
}

export function edited(wish, read) {
  const { app, path, name, web } = wish;
  const at = {
    routes: 'shared/platform/routes/src/routes.ts',
    screens: `remote-${app}/src/screens.ts`,
    specified: 'shared/platform/routes/testing/specified.ts',
  };
  return {
    [at.routes]: withRow(read(at.routes), wish),
    [at.screens]: before(
      read(at.screens),
      '} satisfies',
      `  ${name}: () => import('./${folderOf(wish)}/${name}').then((page) => page.${name}),\n`,
    ),
    [at.specified]: before(
      read(at.specified),
      '];\n',
      `  ['beyond the specification', '${name}', '${path}', '${web}'],\n`,
    ),
  };
}

/** Adds the row after the last row of its app, in the columns of the table. */
function withRow(routes, { app, path, name, web, frame }) {
  const rows = rowsOf(routes);
  const own = rows.filter((row) => row.app === app);
  const lines = routes.split('\n');
  const last = lines.findIndex((line) => line.startsWith(`  ${(own.at(-1) ?? rows.at(-1)).name}:`));
  const row =
    `  ${`${name}:`.padEnd(24)}{ path: ${`'${path}',`.padEnd(44)}web: ${`'${web}',`.padEnd(15)}` +
    `frame: ${`'${frame}',`.padEnd(14)}app: ${`'${app}',`.padEnd(12)}title: '${headerOf(app, routes)}' },`;
  return lines.toSpliced(last + 1, 0, row).join('\n');
}

const before = (text, mark, added) => put(text, mark, added + mark);

/** Replaces `mark`. @throws {Error} when the text has none. */
export function put(text, mark, whole) {
  if (!text.includes(mark)) throw new Error(`no '${mark}' where a page is to be written`);
  return text.replace(mark, () => whole);
}
