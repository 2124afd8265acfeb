import {
  assetHeaders,
  keptPageHeaders,
  listHeaders,
  PERSONAL,
  pageHeaders,
  pointerHeaders,
} from '../store/headers';
import { APPS, endings, packs, sent, types } from './words';

/** Place of the store: a folder of the same machine, or the address of a bucket with its prefix. */
export type Place = { root: string } | { bucket: string };

/** Path of a published file: no hidden names, and only known file extensions. */
const FILE = `^/(?:${APPS})/(?!\\\\.)[^/]+/(?!(?:.*/)?\\\\.).+\\\\.(?:${endings})$`;
const LIST = `^/(?:${APPS})/versions\\\\.json$`;

const usual = `    error_page 404 = @missing;`;

const pageSent = sent({ ...pageHeaders, 'Cache-Control': '$care_page_cache' }, '    ');

/**
 * Returns the map for the cache time of the page, which is 0 if its address identifies a person. Goes before the server
 * block.
 */
export const pageCache = (keep: number): string => `map $request_uri $care_page_cache {
  default "${keptPageHeaders(keep)['Cache-Control']}";
  "~${PERSONAL}" "no-store";
}
`;

/**
 * Returns the locations for pages, pointers and files from a folder. The build has compressed the files, and nginx
 * selects one.
 */
export function fromFolder(root: string, channel: string): string {
  return `  location ^~ /app/ {
    root ${root}/channels/${channel};
    rewrite ^ /index.html break;
    types {
      text/html html;
    }
    # Second and length of the file; the store gives no two pages one second.
    etag on;
    add_header Last-Modified "";
${packs}
${usual}
${pageSent}
  }
  location = /app/live.json {
    root ${root}/channels/${channel};
    rewrite ^ /live.json break;
    types {
      application/json json;
    }
${usual}
${sent(pointerHeaders, '    ')}
  }
  location ~ "${FILE}" {
    root ${root};
    types {
${types}
    }
    default_type application/octet-stream;
    gzip_static on;
    brotli_static on;
    try_files $uri =404;
${usual}
    max_ranges 0;
${sent(assetHeaders, '    ')}
  }
  location ~ "${LIST}" {
    root ${root};
    types {
      application/json json;
    }
    try_files $uri =404;
${usual}
${sent(listHeaders, '    ')}
  }`;
}

/** Headers of the bucket that visitors must not see or that our table replaces. */
const hidden = [
  'Cache-Control',
  'Last-Modified',
  'Expires',
  'Accept-Ranges',
  'x-amz-request-id',
  'x-amz-id-2',
  'x-amz-version-id',
  'x-amz-storage-class',
  'x-amz-server-side-encryption',
  'x-amz-checksum-sha256',
  'x-amz-checksum-type',
];

/**
 * Returns the locations for a bucket, which has compressed files beside the others and sends type and encoding itself.
 */
export function fromBucket(bucket: string, channel: string, tls: string): string {
  const { origin, pathname } = new URL(bucket);
  const prefix = pathname.replace(/\/$/, '');
  /** Only the page is requested with its tag. */
  const asked = (tag?: string) => `    proxy_pass ${origin};
${tls}    proxy_http_version 1.1;
    proxy_set_header Host $proxy_host;
    proxy_set_header Connection "";
    proxy_set_header Accept-Encoding "";
    proxy_set_header Cookie "";
    proxy_set_header Authorization "";
    proxy_set_header Range "";
    proxy_set_header If-None-Match ${tag ?? '""'};
    proxy_set_header If-Modified-Since "";
    proxy_pass_request_body off;
    proxy_intercept_errors on;
    recursive_error_pages on;
${[...hidden, ...(tag ? [] : ['ETag'])].map((name) => `    proxy_hide_header ${name};`).join('\n')}`;
  const missing = `    error_page 400 403 404 405 = @missing;`;
  return `  location ^~ /app/ {
    rewrite ^ ${prefix}/channels/${channel}/index.html? break;
${asked('$care_tag')}
${packs}
${missing}
${pageSent}
  }
  location = /app/live.json {
    rewrite ^ ${prefix}/channels/${channel}/live.json? break;
${asked()}
${missing}
${sent(pointerHeaders, '    ')}
  }
  location ~ "${FILE}" {
    set $care_file $uri;
    rewrite ^ ${prefix}$uri$care_packed? break;
${asked()}
    error_page 400 403 404 405 = @plain;
${sent(assetHeaders, '    ')}
  }
  # What is not kept packed.
  location @plain {
    rewrite ^ ${prefix}$care_file? break;
${asked()}
${missing}
${sent(assetHeaders, '    ')}
  }
  location ~ "${LIST}" {
    rewrite ^ ${prefix}$uri? break;
${asked()}
${missing}
${sent(listHeaders, '    ')}
  }`;
}

/** Maps for the compressed file that a client accepts, and for the tag of a page without its weak prefix. */
export const packedFor = `map $http_accept_encoding $care_packed {
  default "";
  "~*(?:^|,)\\s*br\\s*(?:,|$|;\\s*q=(?:1|0\\.0*[1-9]))" ".br";
  "~*(?:^|,)\\s*gzip\\s*(?:,|$|;\\s*q=(?:1|0\\.0*[1-9]))" ".gz";
}
map $http_if_none_match $care_tag {
  default $http_if_none_match;
  "~^W/(?<care_strong>.*)$" $care_strong;
}
`;
