import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const packageOf = (facade: string) =>
  JSON.stringify(join(__dirname, '../..', facade, 'package.json'));

/** What a loader makes of the files of a library that hold a text. Both are Node's own modules, so Node runs them. */
function loaded(loader: string, folder: string, holding: string): string {
  const script = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { dirname, join } from 'node:path';
    import load from ${JSON.stringify(join(__dirname, loader))};
    const folder = ${folder};
    const texts = readdirSync(folder)
      .filter((name) => /\\.m?js$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((text) => text.includes(${JSON.stringify(holding)}));
    console.log(texts.map(load).join(''));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    maxBuffer: 50_000_000,
  }).toString();
}

const routerFolder = `join(dirname(createRequire(createRequire(${packageOf('router')})
  .resolve('react-router-dom')).resolve('react-router/package.json')), 'dist/production')`;
const queriesFolder = `join(dirname(createRequire(createRequire(${packageOf('query')})
  .resolve('@tanstack/react-query')).resolve('@tanstack/query-core/package.json')), 'build/modern')`;

describe('what a start has no use for is still found in the version that is installed', () => {
  it("of the router: its warnings, and what it does with routes' loaders and errors", () => {
    const text = loaded('pure-components.mjs', routerFolder, 'function BrowserRouter(');

    expect(text.match(/const dataRouterOpts = void 0;/g)).toHaveLength(2);
    expect(text).toContain('var RenderErrorBoundary = /*#__PURE__*/ (() =>');
    expect(text).not.toContain('? useNavigateStable()');
    expect(text).toMatch(/__PURE__\*\/ +warning\(/);
    // The checks stay, their words go.
    expect(text).toContain('route.index !== true);');
    expect(text).not.toMatch(/may be used only in the context of|is only ever to be used/);
    expect(text).not.toMatch(/^ +getInvalidPathError\(/m);
  });

  it('of the queries: mutations and endless lists', () => {
    const text = loaded('only-queries.mjs', queriesFolder, 'class');

    expect(text).toContain('var QueryClient = class');
    expect(text).not.toContain('new MutationCache()');
    expect(text).not.toContain('? infiniteQueryBehavior(');
    expect(text).toMatch(/^\tprefetchQuery\(/m);
    expect(text).not.toMatch(/^\t(infiniteQuery|ensureInfinite|getMutationDefaults|isMutating)/m);
  });
});
