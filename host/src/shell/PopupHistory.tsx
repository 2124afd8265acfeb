import { noteEntry } from '@shared/popup';
import { useLocation } from '@shared/router';
import { useEffect } from 'react';

/** Tells the popups which page is shown, so that a blocked Back stays on that one. Source: SHELL-014. */
export function PopupHistory() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every entry the router shows
  useEffect(noteEntry, [location]);
  return null;
}
