import { choiceOf } from '@shared/release/choice';
import type { PageData } from '@shared/release/release';
import { device } from '../page/chosen';
import { newerIsLive } from './newer-release';
import { page, variant } from './page-data';

/** A tab that was away this long asks once what is live now. */
const AWAY_MS = 30 * 60_000;

/** Looks whether another release is live when the tab comes back after half an hour or more. */
export function watchRelease(now: () => number = Date.now): void {
  if (variant === 'pinned') return;
  let hiddenAt: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = now();
    else if (hiddenAt !== undefined && now() - hiddenAt >= AWAY_MS) void look();
  });
}

/** The page is the channel's pointer. What cannot be read, or is older, says nothing: the tab keeps what it has. */
async function look(): Promise<void> {
  try {
    const response = await fetch('/app/', { cache: 'no-store' });
    const live = response.ok ? written(await response.text()) : undefined;
    if (live && live.seq > page.seq && isOther(live)) newerIsLive();
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
