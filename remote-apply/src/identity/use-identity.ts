import type { Settings } from '@shared/config/settings';
import { useRef, useState } from 'react';
import { keepReturnAddress } from './return-address';

export type IdentityFlow = {
  /** `blocked`: the browser refused the pop-up. `open`: the customer is at the identity service. */
  state: 'idle' | 'open' | 'blocked';
  /** Must be called inside the tap. */
  verify: () => Promise<void>;
  /** The same in this very window, where pop-ups are refused. */
  verifyHere: () => Promise<void>;
};

type Parts = {
  settings: Settings['identity'];
  /** What the identity service is given; rejects when it cannot be had. */
  encData: (signal: AbortSignal) => Promise<string>;
  /** Path of this page, to come back to. */
  path: string;
  onFailure: (failure: unknown) => void;
};

const FEATURES = 'width=480,height=720,resizable=yes,scrollbars=yes';

/**
 * Sends the customer to the identity service in a pop-up. The window opens empty inside the tap, because a window
 * opened after an answer is a blocked one; `noopener` would hide even that it opened. Source: IDENT-001…003.
 */
export function useIdentity({ settings, encData, path, onFailure }: Parts): IdentityFlow {
  const [state, setState] = useState<IdentityFlow['state']>('idle');
  const { formAction, fieldName, popupName } = settings;
  const asking = useRef<AbortController>(undefined);
  /** Ends the question before: it would hold up the new one, and its failure is not shown any more. */
  const ask = (): AbortController => {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current;
  };

  const verify = async () => {
    const popup = window.open('about:blank', popupName, FEATURES);
    if (popup === null) {
      setState('blocked');
      return;
    }
    setState('open');
    const mine = ask();
    try {
      const value = await encData(mine.signal);
      postForm({ action: formAction, fields: { [fieldName]: value }, target: popupName });
      popup.focus();
    } catch (failure) {
      if (mine.signal.aborted) return;
      popup.close();
      setState('idle');
      onFailure(failure);
    }
  };
  const verifyHere = async () => {
    const mine = ask();
    try {
      const value = await encData(mine.signal);
      keepReturnAddress(path);
      postForm({ action: formAction, fields: { [fieldName]: value }, target: '_self' });
    } catch (failure) {
      if (!mine.signal.aborted) onFailure(failure);
    }
  };
  return { state, verify, verifyHere };
}

type Form = { action: string; fields: Readonly<Record<string, string>>; target: string };

/** Posts fields the way a page of ours would, into the window called `target`. Source: IDENT-002. */
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
