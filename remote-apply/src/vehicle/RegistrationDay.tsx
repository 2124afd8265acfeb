import { choiceMessages as messages } from '@shared/copy/popup-choice';
import { isCalendarDay, isWithinYears, type PlainDate } from '@shared/domain/calendar';
import { DateField } from '@shared/ui/DateField';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Where the picker stands. Remount the field (key) when it is to stand elsewhere. */
  start: PlainDate | undefined;
  today: PlainDate;
  hint?: ReactNode;
  onPick: (day: PlainDate) => void;
};

/** Source: core §9, "registration not older than 30 years". */
const OLDEST_YEARS = 30;

/** First registration date: no future day, none older than 30 years; half-typed days are kept to itself. Source: HOME-003. */
export function RegistrationDay({ start, today, hint, onPick }: Props) {
  const [text, setText] = useState<string>(start ?? '');
  const isWrong = text !== '' && !isPossible(text, today);
  const change = (typed: string) => {
    setText(typed);
    if (isPossible(typed, today)) onPick(typed);
  };
  return (
    <DateField
      label="최초등록일"
      value={text}
      max={today}
      hint={hint}
      error={isWrong ? messages['enter-registration-date-properly'] : undefined}
      onChange={change}
    />
  );
}

const isPossible = (text: string, today: PlainDate): text is PlainDate =>
  isCalendarDay(text) && isWithinYears(text, OLDEST_YEARS, today);
