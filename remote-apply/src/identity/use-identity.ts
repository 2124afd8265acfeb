import { offersWindows } from '@shared/bridge';
import { isKnownBrowser } from '@shared/bridge/mode';
import type { Settings } from '@shared/config/settings';
import { waits } from '@shared/config/waits';
import { useEffect, useRef, useState } from 'react';
import { keepReturnAddress } from './return-address';

export type IdentityFlow = {
  /**
   * `blocked`: the browser refused the pop-up. `open`: the customer is at the identity service. `leaving`: this window is
   * about to open it.
   */
  state: 'idle' | 'open' | 'blocked' | 'leaving';
  /** The pop-up may be hidden from the customer, so the page also offers to use this window. Source: A-95. */
  offersHere: boolean;
  /** Must be called inside the click handler. */
  verify: (click: Click) => Promise<void>;
  /** Opens the identity service in this window, for browsers without pop-ups. */
  verifyHere: () => Promise<void>;
};

type Click = Pick<MouseEvent, 'isTrusted' | 'detail'>;

type Parts = {
  settings: Settings['identity'];
  inApp: boolean;
  /** Loads the encrypted value that the identity service needs. */
  encData: (signal: AbortSignal) => Promise<string>;
  /** Path of this page, where the customer returns to. */
  path: string;
  onFailure: (failure: unknown) => void;
};

const FEATURES = 'width=480,height=720,resizable=yes,scrollbars=yes';

/**
 * Sends the customer to the identity service in a pop-up where one is known to work, and otherwise in this window. In the
 * app, a pop-up opens only if the app says that it shows windows. The pop-up opens empty inside the click, because
 * browsers block a window that opens after a response. `noopener` is not set because it would hide whether the window
 * opened. Source: IDENT-001…003, A-95.
 */
export function useIdentity(parts: Parts): IdentityFlow {
  const { settings, inApp, encData, path, onFailure } = parts;
  const [state, setState] = useState<IdentityFlow['state']>('idle');
  const [offersHere, setOffersHere] = useState(false);
  const { formAction, fieldName, popupName } = settings;
  const asking = useRef<AbortController>(undefined);
  const canAppOpen = useRef(false);
  useEffect(() => {
    canAppOpen.current = false;
    // Ask before the click, because the pop-up must open inside it.
    if (inApp) void offersWindows().then((offered) => (canAppOpen.current = offered));
  }, [inApp]);
  useEffect(() => {
    if (state !== 'open') return undefined;
    const look = () => {
      if (isInFront()) setOffersHere(true);
    };
    // If the customer returns later without a result, they may have lost the window.
    const timer = setTimeout(() => {
      look();
      document.addEventListener('visibilitychange', look);
      window.addEventListener('focus', look);
    }, waits.popupSign);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [state]);
  // Otherwise a late answer would send another page to the identity service.
  useEffect(() => () => asking.current?.abort(), []);
  /** Aborts the previous request, because it would delay the new one. Its failure is no longer shown. */
  const ask = (): AbortController => {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current;
  };

  const verify = async (click: Click) => {
    const isKnown = isKnownBrowser({ inApp, userAgent: navigator.userAgent });
    if (isByScript(click) || (!isKnown && !canAppOpen.current)) return verifyHere();
    if (state === 'open') setOffersHere(true);
    const popup = openedWindow(popupName);
    if (popup === undefined) return setState('blocked');
    setState('open');
    const mine = ask();
    try {
      const value = await encData(mine.signal);
      postForm({ action: formAction, fields: { [fieldName]: value }, target: popupName });
      popup.focus();
    } catch (failure) {
      // Another press uses the same pop-up.
      if (asking.current !== mine) return;
      popup.close();
      if (mine.signal.aborted) return;
      setState('idle');
      onFailure(failure);
    }
  };
  const verifyHere = async () => {
    const mine = ask();
    setState('leaving');
    try {
      const value = await encData(mine.signal);
      keepReturnAddress(path);
      postForm({ action: formAction, fields: { [fieldName]: value }, target: '_self' });
    } catch (failure) {
      if (!mine.signal.aborted) onFailure(failure);
    }
    setState('idle');
  };
  return { state, offersHere, verify, verifyHere };
}

/** A press before React is repeated by a script, and WebKit opens no window for a script. */
const isByScript = ({ isTrusted, detail }: Click): boolean => !isTrusted && detail === 0;

/** Some browsers refuse with an error, others return a window that is already closed. */
function openedWindow(name: string): Window | undefined {
  try {
    const popup = window.open('about:blank', name, FEATURES);
    return popup && !popup.closed ? popup : undefined;
  } catch {
    return undefined;
  }
}

/** On a phone, a pop-up is a tab that covers the page. A webview may report the focus wrongly. */
const isInFront = (): boolean =>
  document.visibilityState === 'visible' && (document.hasFocus() || navigator.maxTouchPoints > 0);

type Form = { action: string; fields: Readonly<Record<string, string>>; target: string };

/** Submits a form with these fields to the window named `target`. Source: IDENT-002. */
function postForm({ action, fields, target }: Form): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
