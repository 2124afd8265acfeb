import { createHash } from 'node:crypto';
import type { PageRest } from '@shared/release/page-blocks';
import type { Release } from '@shared/release/release';
import { startRoutes } from '@shared/release/start-routes';
import { ofEachRemote } from '@shared/routes/apps';

/** A release, the page parts of a host, and helpers to read the resulting page. */

export const app = (name: string) => ({
  version: '1.0.0-abc',
  base: `/${name}/1.0.0-abc/`,
  entry: { js: ['entry.js'], css: ['entry.css'] },
  integrity: { 'entry.js': `sha384-${name}Entry`, 'entry.css': `sha384-${name}Style` },
});
export const release: Release = {
  schema: 1,
  id: 'r1',
  apps: {
    host: app('host'),
    ...ofEachRemote(app),
  },
};
export const parts = {
  template:
    '<head><!--ahead--><!--policy--><style><!--styles--></style><script type="application/json" id="page"><!--data--></script><!--extras--><script><!--starter--></script><!--css--></head><script type="application/json" id="rest"><!--rest--></script>',
  starter: 'start()',
  styles: 'body{margin:0}',
  routes: startRoutes(),
};
export const restIn = (html: string): PageRest =>
  JSON.parse(/id="rest">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
export const digest = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
export const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
export const sourcesOf = (html: string, rule: string) =>
  new RegExp(`(?:^|; )${rule} ([^;]+)`).exec(policyOf(html))?.[1]?.split(' ');
export const withHost = (version: string, entry: string): Release => ({
  ...release,
  id: version,
  apps: {
    ...release.apps,
    host: { ...app('host'), version, integrity: { 'entry.js': `sha384-${entry}` } },
  },
});
