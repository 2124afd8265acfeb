import { appNames } from '@shared/routes/apps';
import * as sent from '../store/headers';
import { filled } from '../store/template';
import type { Certificate } from './certificate';

/** Place of the store: a folder of the same machine, or the address of a bucket with its prefix. */
export type Place = { root: string } | { bucket: string };

export type NginxOptions = Place & {
  channel: string;
  /** Value of `listen` without TLS: `8080`, `127.0.0.1:8080`. */
  listen: string;
  /** Serves TLS instead of `listen`, and redirects plain requests there. */
  tls?: Tls | undefined;
  /** Origin of the product API, the account host and the other external systems. Undefined if they are elsewhere. */
  api?: string | undefined;
  /** Seconds for which browsers may cache the page. With 0 they ask each time. */
  keep?: number | undefined;
  /** File with the certificates to trust for TLS connections to the bucket and the API. */
  ca?: string | undefined;
};

/** Values of `listen` for TLS and for the redirect to it: `443`, `127.0.0.1:8443`. */
export type Tls = Certificate & { https: string; http: string };

const DEBIANS_CA = '/etc/ssl/certs/ca-certificates.crt';
const APPS = [...appNames, 'qa'].join('|');
const endings = Object.keys(sent.contentTypes).map((ending) => ending.slice(1));

/**
 * Returns a server block of nginx for a store in a folder or a bucket, from the `.conf` files of this folder.
 * It needs nginx 1.22 (Debian) with its brotli modules. A test compares its headers with those of the sandbox server. A
 * missing file is never answered with a page or a redirect.
 */
export function nginxConfig(options: NginxOptions, project: string): string {
  const { channel, listen, tls, api, ca = DEBIANS_CA, keep = 0 } = options;
  const part = (name: string, values: Readonly<Record<string, string>> = {}) =>
    filled(project, `nginx/${name}.conf`, values);
  /** Sends the server name and verifies the certificate, because one address may serve many names. */
  const verified = (address: string) =>
    address.startsWith('https:') ? part('verified', { ca }) : '';
  const port = tls?.https.split(':').at(-1);
  return part('server', {
    channel,
    bucketMaps: 'bucket' in options ? part('bucket-maps') : '',
    pageCache: sent.keptPageHeaders(keep)['Cache-Control'] ?? '',
    personal: sent.PERSONAL,
    redirect: tls ? part('redirect', { ...tls, port: port === '443' ? '' : `:${port}` }) : '',
    listen: tls ? part('tls', tls) : `listen ${listen};`,
    store:
      'bucket' in options
        ? bucket(options.bucket)
        : part('folder', { ...parts, root: options.root, channel }),
    missingHeaders: lines(sent.missingHeaders),
    neighbours:
      api === undefined
        ? part('alone', { reports: sent.REPORTS })
        : part('api', { api, apps: APPS, verified: verified(api) }),
  });

  function bucket(address: string): string {
    const { origin, pathname } = new URL(address);
    const values = { origin, verified: verified(address) };
    const asked = part('asked', { ...values, tag: '""', hiddenTag: 'proxy_hide_header ETag;' });
    const askedWithTag = part('asked', { ...values, tag: '$care_tag' });
    const prefix = pathname.replace(/\/$/, '');
    return part('bucket', { ...parts, channel, prefix, asked, askedWithTag });
  }
}

/** nginx adds a header with `always` to errors, too. No cache may keep an error. */
const lines = (headers: sent.Headers): string =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => {
      const always = name === 'Cache-Control' && value !== 'no-store' ? '' : ' always';
      return `add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
    })
    .join('\n');

const parts = {
  file: `^/(?:${APPS})/(?!\\\\.)[^/]+/(?!(?:.*/)?\\\\.).+\\\\.(?:${endings.join('|')})$`,
  list: `^/(?:${APPS})/versions\\\\.json$`,
  types: Object.entries(sent.contentTypes)
    .map(([ending, type]) => `${type.split(';')[0]} ${ending.slice(1)};`)
    .join('\n'),
  pageHeaders: lines({ ...sent.pageHeaders, 'Cache-Control': '$care_page_cache' }),
  pointerHeaders: lines(sent.pointerHeaders),
  assetHeaders: lines(sent.assetHeaders),
  listHeaders: lines(sent.listHeaders),
};
