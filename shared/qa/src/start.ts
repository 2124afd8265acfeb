import type { PageData } from '@shared/release/release';
import { keepOutOtherHosts } from './only-host';
import { drawPanel } from './panel';
import { pinnedRelease } from './pinned';
import { isPinned, unknownIn } from './pins';
import { isToolTab, pinsOfTab } from './tab';

/** No page or file of production contains this; the journeys look for it. */
const MARKER = 'care-qa-tools';

/**
 * Runs before the page's starter, on channels with tools alone: puts the pinned versions into `__pinned`, which the
 * starter takes in place of the release, and offers the panel. It waits for what builds say of themselves, because
 * everything after it depends on that; a page without pins waits for nothing.
 */
function start(): void {
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PageData;
  const pins = pinsOfTab(location.search, sessionStorage);
  const made = isPinned(pins) ? pinnedRelease(page.release, pins, read) : undefined;
  if (made) globalThis.__pinned = made.release;
  if (made && made.release.apps.host.base !== page.release.apps.host.base)
    keepOutOtherHosts(made.release);
  if (!isToolTab(location.search, sessionStorage)) return;
  document.documentElement.dataset['tools'] = MARKER;
  const asked = { pins, missing: made?.missing ?? [], unknown: unknownIn(location.search) };
  addEventListener('DOMContentLoaded', () => drawPanel(page, asked));
}

/** A published version says the same for ever, so it is asked for once; a build on this machine each time. */
function read(url: string): unknown {
  const key = `care-qa:${url}`;
  const kept = url.startsWith('/') ? sessionStorage.getItem(key) : null;
  const text = kept ?? fetched(url);
  if (text === undefined) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    if (url.startsWith('/')) sessionStorage.setItem(key, text);
    return json;
  } catch {
    return undefined;
  }
}

function fetched(url: string): string | undefined {
  const request = new XMLHttpRequest();
  try {
    request.open('GET', url, false);
    request.send();
  } catch {
    return undefined; // no server answers on that port
  }
  return request.status === 200 ? request.responseText : undefined;
}

try {
  start();
} catch {
  // Without storage there are no pins; the page itself must not suffer from its tools.
}
