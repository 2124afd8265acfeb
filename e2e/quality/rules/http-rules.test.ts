import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { breachesOf, codeIn, shipped } from './sources';

const root = join(__dirname, '../../..');
const HTTP = 'shared/product/api/src/http.ts';
/** Packages that run outside the browser. */
const SERVERS = ['shared/delivery', 'shared/database'];

/** Files that send requests without axios. The README gives a reason for each. */
const readme = readFileSync(join(root, 'shared/product/api/README.md'), 'utf8');
const [, listed = ''] = /## Requests without axios\n(.*?)(?=\n## )/s.exec(readme) ?? [];
const exempt = [...listed.matchAll(/^- `([^`]+)`: /gm)].map(([, path]) => path);

/** Returns the uses of `fetch` and `XMLHttpRequest`, and the creations of an axios instance, as `line: text`. */
const requestsIn = (source: string) => breachesOf(source, requestOf);
const instancesIn = (source: string) =>
  breachesOf(source, (node) =>
    ts.isCallExpression(node) && /^axios(?:\.create)?$/.test(node.expression.getText())
      ? node.expression.getText()
      : undefined,
  );

/** A property of another object, such as `query.fetch`, is no request. */
function requestOf(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node) || !/^(?:fetch|XMLHttpRequest)$/.test(node.text)) return undefined;
  const { parent } = node;
  const isProperty = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isGlobal = isProperty && /^(?:globalThis|window|self)$/.test(parent.expression.getText());
  const isType = ts.isTypeQueryNode(parent) || ts.isTypeReferenceNode(parent);
  return isType || (isProperty && !isGlobal) ? undefined : node.text;
}

const sources = shipped.filter((folder) => !SERVERS.includes(folder)).flatMap(codeIn);
const filesWith = (found: (source: string) => string[]) =>
  sources.filter(({ text }) => found(text).length > 0).map(({ path }) => path);

describe('HTTP rules', () => {
  it.each([
    [1, "const answer = await fetch('/api');"],
    [1, 'const send = globalThis.fetch;'],
    [1, 'const request = new XMLHttpRequest();'],
    [0, 'const answer = await route.fetch();'],
    [0, 'type Send = typeof fetch;'],
    [0, '// fetch(address)'],
  ])('find %i request in %s', (count, source) => {
    expect(requestsIn(source)).toHaveLength(count);
  });

  it('find one axios instance in the product [PLAT-011]', () => {
    const instances = sources.flatMap(({ path, text }) =>
      instancesIn(text).map((what) => `${path}:${what}`),
    );

    expect(instances).toEqual([expect.stringMatching(`^${HTTP}:\\d+: axios\\.create$`)]);
  });

  it('find no request beside axios but in the files that the README lists [PLAT-011]', () => {
    expect(filesWith(requestsIn).toSorted()).toEqual(exempt.toSorted());
  });
});
