import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { isCalendarDay, isWithinYears, type PlainDate } from '@shared/domain/calendar';
import { DateField } from '@shared/ui/DateField';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Date until the customer types. A typed text stays until the field gets a new key. */
  start: PlainDate | undefined;
  today: PlainDate;
  hint?: ReactNode;
  /** Another error of the field, from the page. */
  error?: string | undefined;
  /** Receives the day, or `undefined` while the text is not a valid day, so that an earlier day is not used. */
  onPick: (day: PlainDate | undefined) => void;
};

/** Source: core §9, "registration not older than 30 years". */
const OLDEST_YEARS = 30;

/**
 * Asks for the first registration date: not in the future and at most 30 years old. Keeps incomplete text to itself.
 * Source: HOME-003.
 */
export function RegistrationDay({ start, today, hint, error, onPick }: Props) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? start ?? '';
  // The limits are for typed days. A day of the account may be older.
  const isWrong = text !== '' && text !== start && !isPossible(text, today);
  const change = (next: string) => {
    setTyped(next);
    onPick(isPossible(next, today) ? next : undefined);
  };
  return (
    <DateField
      label="최초등록일"
      value={text}
      max={today}
      hint={hint}
      error={isWrong ? messages['enter-registration-date-properly'] : error}
      onChange={change}
    />
  );
}

const isPossible = (text: string, today: PlainDate): text is PlainDate =>
  isCalendarDay(text) && isWithinYears(text, OLDEST_YEARS, today);
