import { missingHeaders, REPORTS } from '../store/headers';
import type { Certificate } from './certificate';
import { fromBucket, fromFolder, type Place, packedFor, pageCache } from './place';
import { APPS, sent } from './words';

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

/** Photos of documents are uploaded unchanged, and some have 20 MB. */
const LARGEST_BODY = '32m';

/**
 * Returns a server block of nginx for a store in a folder or a bucket.
 * It needs nginx 1.22 (Debian) with its brotli modules. The headers come from headers.ts, and a test compares them with
 * those of the sandbox server. A missing file is never answered with a page or a redirect.
 */
export function nginxConfig(options: NginxOptions): string {
  const { channel, listen, tls, api, ca = DEBIANS_CA, keep = 0 } = options;
  const isBucket = 'bucket' in options;
  return `# Written by: npm run mfe -- nginx --channel ${channel}. Change shared/delivery/nginx, not this.
${isBucket ? packedFor : ''}${pageCache(keep)}${tls ? redirect(tls) : ''}server {
${tls ? tlsListen(tls) : `  listen ${listen};`}
  charset utf-8;
  charset_types text/css text/javascript application/json text/plain;
  server_tokens off;
  absolute_redirect off;
  etag off;
  if_modified_since off;
  gzip_proxied any;
  gzip_vary off;

  # Every address under /app/ is the channel's page. It is one file, replaced as a whole by the publisher.
  location = /app {
    return 302 /app/$is_args$args;
  }
${isBucket ? fromBucket(options.bucket, channel, tlsTo(options.bucket, ca)) : fromFolder(options.root, channel)}
  location @missing {
    types {
    }
    default_type text/plain;
    internal;
${sent(missingHeaders, '    ')}
    return 404 "not found";
  }
${api === undefined ? alone : neighbours(api, tlsTo(api, ca))}
}
`;
}

const tlsListen = ({ https, certificate, key }: Tls): string => `  listen ${https} ssl http2;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:care:2m;`;

/** Sends a plain request to the same address with TLS. It must not be cached for other ports. */
function redirect({ http, https }: Tls): string {
  const port = https.split(':').at(-1);
  return `server {
  listen ${http};
  server_tokens off;
  return 308 https://$host${port === '443' ? '' : `:${port}`}$request_uri;
}
`;
}

/** Sends the server name and verifies the certificate, because one address may serve many names. */
const tlsTo = (address: string, ca: string): string =>
  address.startsWith('https:')
    ? `    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 4;
    proxy_ssl_trusted_certificate ${ca};
`
    : '';

const alone = `  location = ${REPORTS} {
    return 204;
  }
  location / {
    error_page 404 = @missing;
    return 404;
  }`;

/** Passes the address, host name and scheme of the visitor in headers that the visitor cannot set. */
const neighbours = (api: string, tls: string): string => `  # Neighbours on the same origin.
  location / {
    proxy_pass ${api};
${tls}    proxy_http_version 1.1;
    proxy_set_header Host $proxy_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size ${LARGEST_BODY};
  }
  location ~ "^/(?:${APPS}|channels|releases)/" {
    error_page 404 = @missing;
    return 404;
  }`;
