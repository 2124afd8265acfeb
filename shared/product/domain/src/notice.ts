import { koreanInstant } from './calendar';

/** Korean local times `YYYY-MM-DDTHH:mm`. The minute of `to` is included. Source: NOTICE-002, A-39. */
export type NoticeWindow = { from: string; to: string };

const MINUTE_MS = 60_000;
const HIDDEN_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns true inside the window, except for 24 hours after a dismissal. It calls `dismissedAt` only inside the window,
 * because the first access to a phone's storage takes longer than rendering a page. An invalid bound is NaN, so such a
 * window is never open. Source: NOTICE-002…005.
 */
export function isNoticeShown(
  window: NoticeWindow,
  now: Date,
  dismissedAt: () => Date | undefined,
): boolean {
  const opens = koreanInstant(window.from);
  const closes = koreanInstant(window.to) + MINUTE_MS;
  if (!(opens <= now.getTime() && now.getTime() < closes)) return false;
  const dismissed = dismissedAt();
  return dismissed === undefined || now.getTime() - dismissed.getTime() >= HIDDEN_MS;
}
