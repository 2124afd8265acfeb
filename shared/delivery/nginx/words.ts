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

/** The page is packed as it is sent, also for a client that takes brotli alone. */
export const packs = `    gzip on;
    gzip_comp_level 6;
    brotli on;`;
