import { missingHeaders, REPORTS } from '../store/headers';
import { fromBucket, fromFolder, type Place, packedFor } from './place';
import { APPS, sent } from './words';

export type NginxOptions = Place & {
  channel: string;
  /** What it listens on: `443 ssl`, `8080`, `127.0.0.1:8080`. */
  listen: string;
  /** Origin of the product's API, the account host and the other neighbours; left out when they are elsewhere. */
  api?: string | undefined;
  /** For how many seconds browsers may keep the page; 0 asks for it each time. */
  keep?: number | undefined;
  /** Who vouches for servers that are asked over TLS: a file of certificates. */
  ca?: string | undefined;
};

const DEBIANS_CA = '/etc/ssl/certs/ca-certificates.crt';

/** Photos of documents are uploaded whole, some of them of 20 MB. */
const LARGEST_BODY = '32m';

/**
 * A server block of nginx (1.22, Debian's, with its modules for brotli) for a store in a folder or a bucket. The headers
 * are those of headers.ts, so that it sends what the sandbox's own server sends; a test compares them. Nothing here can
 * answer a missing file with a page or a redirect.
 */
export function nginxConfig(options: NginxOptions): string {
  const { channel, listen, api, ca = DEBIANS_CA, keep = 0 } = options;
  const isBucket = 'bucket' in options;
  return `# Written by: npm run mfe -- nginx --channel ${channel}. Change shared/delivery/nginx, not this.
${isBucket ? packedFor : ''}server {
  listen ${listen};
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
${isBucket ? fromBucket(options.bucket, channel, tlsTo(options.bucket, ca), keep) : fromFolder(options.root, channel, keep)}
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

/** A server behind one address for many names answers by the name it is asked for, and has to prove that it is it. */
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

/** The visitor's own name for us, address and way of asking travel in headers that a visitor cannot set. */
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
