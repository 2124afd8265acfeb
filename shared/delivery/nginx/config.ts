import { appNames } from '@shared/routes/apps';
import {
  assetHeaders,
  contentTypes,
  type Headers,
  listHeaders,
  missingHeaders,
  pageHeaders,
} from '../store/headers';

export type NginxOptions = {
  /** Folder of the store. */
  root: string;
  channel: string;
  /** What it listens on: `443 ssl`, `8080`, `127.0.0.1:8080`. */
  listen: string;
  /** Origin of the product's API, the account host and the other neighbours; left out when they are elsewhere. */
  api?: string | undefined;
};

const APPS = [...appNames, 'qa'].join('|');

const sent = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/**
 * A server block of nginx (1.22, Debian's, with its `brotli_static`) for a store in a folder. The headers are those of
 * headers.ts, so that it sends what the sandbox's own server sends; a test compares the two. Every file is
 * asked for with `=404`: nothing here can answer a missing file with a page or a redirect.
 */
export function nginxConfig({ root, channel, listen, api }: NginxOptions): string {
  const types = Object.entries(contentTypes)
    .map(([ending, type]) => `      ${type.split(';')[0]} ${ending.slice(1)};`)
    .join('\n');
  return `# Written by: npm run mfe -- nginx --channel ${channel}. Change shared/delivery/nginx/config.ts, not this.
server {
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
  location ^~ /app/ {
    root ${root}/channels/${channel};
    rewrite ^ /index.html break;
    types {
      text/html html;
    }
    gzip on;
    error_page 404 = @missing;
${sent(pageHeaders, '    ')}
  }
  # A file of a published version. Packed ones were made at the build; nginx picks one.
  location ~ "^/(?:${APPS})/(?!\\.)[^/]+/(?!(?:.*/)?\\.).+\\.(?:${endings()})$" {
    root ${root};
    types {
${types}
    }
    default_type application/octet-stream;
    gzip_static on;
    brotli_static on;
    try_files $uri =404;
    error_page 404 = @missing;
    max_ranges 0;
${sent(assetHeaders, '    ')}
  }
  location ~ "^/(?:${APPS})/versions\\.json$" {
    root ${root};
    types {
      application/json json;
    }
    try_files $uri =404;
    error_page 404 = @missing;
${sent(listHeaders, '    ')}
  }
  location @missing {
    types {
    }
    default_type text/plain;
    internal;
${sent(missingHeaders, '    ')}
    return 404 "not found";
  }
${
  api === undefined
    ? `  location / {
    error_page 404 = @missing;
    return 404;
  }`
    : `  # Neighbours on the same origin.
  location / {
    proxy_pass ${api};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_http_version 1.1;
  }
  location ~ "^/(?:${APPS}|channels|releases)/" {
    error_page 404 = @missing;
    return 404;
  }`
}
}
`;
}

const endings = (): string =>
  Object.keys(contentTypes)
    .map((ending) => ending.slice(1))
    .join('|');
