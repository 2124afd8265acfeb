import type { PageData } from '@shared/release/release';
import { keepOutOtherHosts } from './only-host';
import { drawPanel } from './panel';
import { pinnedRelease } from './pinned';
import { isPinned, unknownIn } from './pins';
import { isToolTab, pinsOfTab } from './tab';

/** Production never contains this text. The journeys check that. */
const MARKER = 'care-qa-tools';

/**
 * Runs before the boot script on channels with tools: writes the pinned release into `__pinned` and offers the panel.
 * The boot script uses `__pinned` instead of the release. This function waits for the descriptions of pinned builds,
 * because everything later depends on them. A page without pins waits for nothing.
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

/**
 * Returns the description of a build. A published version never changes, so it is cached. A local build is loaded each
 * time.
 */
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
    return undefined; // No server answers on that port.
  }
  return request.status === 200 ? request.responseText : undefined;
}

try {
  start();
} catch {
  // Without storage there are no pins. The tools must not break the page.
}
