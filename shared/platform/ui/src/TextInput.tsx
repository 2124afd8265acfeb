import {
  type ComponentProps,
  type Ref,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { caretAfter } from './caret';
import { useEnter } from './use-enter';

type Control = HTMLInputElement | HTMLTextAreaElement;

export type TextInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'onBlur' | 'ref' | 'size'
> & {
  value: string;
  /**
   * Receives every text, also during the composition of a syllable. The owner may keep another text than the one typed.
   */
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** Shows a text area of several lines. */
  multiline?: boolean | undefined;
};

/** An edit that the owner has not answered yet. `before` is the text to restore on undo. */
type Edit = { typed: string; caret: number; before?: string; isComposing?: boolean };

/**
 * The control of every text field. During the composition of a syllable it shows the typed text, whatever the owner
 * keeps. Otherwise it shows the owner's text and keeps the caret in place. It undoes an edit if the owner's text would
 * lose earlier characters, for example the last letter of a full field.
 */
export function TextInput({ value, onChange, onBlur, multiline, ...native }: TextInputProps) {
  const control = useRef<Control>(null);
  const edit = useRef<Edit>(undefined);
  /** Shown instead of the owner's text: a syllable in composition, or digits that the owner does not keep yet. */
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? value;
  /**
   * Renders again when the owner keeps the old text, because React then restores that text with the caret at its end.
   */
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const enter = useEnter();

  const take = (target: Control, isComposing: boolean) => {
    const typed = target.value;
    edit.current = {
      typed,
      caret: target.selectionStart ?? typed.length,
      before: shown,
      isComposing,
    };
    setDraft(isComposing ? typed : undefined);
    drawAgain();
    onChange(typed);
  };
  useLayoutEffect(() => {
    const last = edit.current;
    edit.current = undefined;
    if (last === undefined || last.isComposing) return;
    const tail = last.typed.slice(last.caret);
    const caret = caretAfter(shown, tail);
    if (caret !== undefined) placeCaret(control.current, caret);
    else if (last.before !== undefined) keepTail(last.typed, last.before, tail);
    if (control.current instanceof HTMLInputElement) enter.syllableEnded(control.current);
  });

  const keepTail = (typed: string, before: string, tail: string) => {
    if (typed.length < before.length) {
      edit.current = { typed, caret: typed.length - tail.length };
      setDraft(typed);
    } else {
      edit.current = { typed: before, caret: before.length - tail.length };
      onChange(before);
    }
  };
  const typing = {
    value: shown,
    onChange: ({ target, nativeEvent }: { target: Control; nativeEvent: Event }) =>
      take(target, 'isComposing' in nativeEvent && nativeEvent.isComposing === true),
    onCompositionEnd: ({ currentTarget }: { currentTarget: Control }) => take(currentTarget, false),
    onBlur: () => {
      setDraft(undefined);
      onBlur?.();
    },
  };
  if (multiline === true) {
    const { id, className, placeholder, readOnly, disabled, name, required, maxLength } = native;
    const box = { id, className, placeholder, readOnly, disabled, name, required, maxLength };
    return (
      <textarea
        rows={4}
        {...box}
        aria-invalid={native['aria-invalid']}
        aria-describedby={native['aria-describedby']}
        {...typing}
        ref={control as Ref<HTMLTextAreaElement>}
      />
    );
  }
  return (
    <input
      type="text"
      autoComplete="off"
      {...native}
      {...typing}
      ref={control as Ref<HTMLInputElement>}
      {...enter.keys}
    />
  );
}

/** Safari focuses a field when its caret is set, so only the focused field is changed. */
function placeCaret(control: Control | null, caret: number): void {
  if (control === document.activeElement && control?.selectionStart !== caret)
    control?.setSelectionRange(caret, caret);
}
