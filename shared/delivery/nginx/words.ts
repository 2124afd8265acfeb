import { appNames } from '@shared/routes/apps';
import { contentTypes, type Headers } from '../store/headers';

export const APPS = [...appNames, 'qa'].join('|');

export const sent = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n');

export const types = Object.entries(contentTypes)
  .map(([ending, type]) => `      ${type.split(';')[0]} ${ending.slice(1)};`)
  .join('\n');

export const endings = Object.keys(contentTypes)
  .map((ending) => ending.slice(1))
  .join('|');

/** Compress the page when it is sent. Brotli is separate, because a client may accept only brotli. */
export const packs = `    gzip on;
    gzip_comp_level 6;
    brotli on;`;
