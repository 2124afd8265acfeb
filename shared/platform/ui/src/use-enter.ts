import { type KeyboardEvent, useRef } from 'react';

/** Key code of a key that an input method handles. Some browsers report nothing else. */
const INPUT_METHOD_KEY = 229;

/**
 * Makes one press of Enter submit the form of a field once, also while a Hangul syllable is composed. A browser does not
 * submit by a key that the input method handles, so this does. Chromium ends the composition after `keydown`, WebKit
 * before it, and on a Mac the input method passes a second `keydown` of the same press on.
 * Without a form, Enter closes the keyboard, so that the customer sees the results.
 */
export function useEnter() {
  /** `waits`: the press ends a syllable and then submits. `taken`: the press has submitted. */
  const press = useRef<'free' | 'waits' | 'taken'>('free');

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEnter(event)) return;
    const { isComposing } = event.nativeEvent;
    const isOfInputMethod = isComposing || event.keyCode === INPUT_METHOD_KEY;
    if (!isOfInputMethod && press.current === 'free' && event.currentTarget.form) return;
    event.preventDefault();
    if (isComposing) press.current = 'waits';
    else if (press.current === 'taken') press.current = 'free';
    else submitBy(event.currentTarget);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (isEnter(event)) press.current = 'free';
  };
  const submitBy = (field: HTMLInputElement) => {
    // A field that loses the focus receives no `keyup`.
    press.current = field.form ? 'taken' : 'free';
    if (field.form) submit(field.form);
    else field.blur();
  };
  return {
    keys: { onKeyDown, onKeyUp },
    /** Called when a syllable is complete and its owner has the whole text. */
    syllableEnded: (field: HTMLInputElement) => {
      if (press.current === 'waits') submitBy(field);
    },
  };
}

/** On Windows, the key of an input method is named `Process`, and only the code says which key it is. */
const isEnter = ({ key, code }: KeyboardEvent): boolean =>
  key === 'Enter' || code === 'Enter' || code === 'NumpadEnter';

/** Presses the first submit button, as the browser does for Enter. A disabled button submits nothing. */
function submit(form: HTMLFormElement): void {
  const button = [...form.elements].find(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  );
  if (button) button.click();
  else form.requestSubmit();
}
