import { choiceOf } from '@shared/release/choice';
import type { PageData } from '@shared/release/release';
import { device } from '../boot/chosen';
import { isUnasked, POINTER } from '../boot/unasked';
import { loadNewer } from './load-newer';
import { isNewerLive, newerIsLive } from './newer-release';
import { page, variant } from './page-data';

/** How often a visible tab asks for the number of the channel's last change; an edge keeps that for as long again. */
const EVERY_MS = 60_000;

/** A tab that was away this long looks at the page itself, whatever became of the number. */
const AWAY_MS = 30 * 60_000;

/** The last change that this tab has looked at. */
let seen = page.seq;

/**
 * Hears of a rollback or a switch within two minutes while the tab is visible, and at once when it comes back or was
 * not asked for: it asks for a few bytes, and for the page when they name a later change.
 */
export function watchRelease(now: () => number = Date.now): void {
  if (variant === 'pinned') return;
  if (isUnasked()) void ask();
  let hiddenAt: number | undefined;
  setInterval(() => {
    if (document.visibilityState === 'visible') void ask();
  }, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = now();
    else if (hiddenAt !== undefined) void (now() - hiddenAt >= AWAY_MS ? look() : ask());
  });
}

async function ask(): Promise<void> {
  if (isNewerLive()) return;
  try {
    const response = await fetch(POINTER, { cache: 'no-store' });
    const { seq }: { seq?: unknown } = response.ok ? await response.json() : {};
    if (typeof seq === 'number' && seq > seen) await look();
  } catch {
    // Offline, or an origin without the number: the tab asks again.
  }
}

/** Reads the live page, which is the channel's pointer. The tab keeps its release if the page is unreadable or older. */
async function look(): Promise<void> {
  try {
    const response = await fetch('/app/', { cache: 'no-store' });
    const live = response.ok ? written(await response.text()) : undefined;
    if (!live) return;
    seen = Math.max(seen, live.seq);
    if (live.seq > page.seq && isOther(live)) newerIsLive(loadNewer);
  } catch {
    // Offline, or no page of ours.
  }
}

const BLOCK = /<script type="application\/json" id="page">(.*?)<\/script>/s;

function written(html: string): PageData | undefined {
  const [, text] = BLOCK.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

function isOther(live: PageData): boolean {
  const { release } = choiceOf(live, live.canaries && device());
  return release.id !== page.release.id || String(live.disabled) !== String(page.disabled);
}
