import { isCalendarDay, isWithinYears, type PlainDate } from '@shared/domain/calendar';
import { DateField } from '@shared/ui/DateField';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Where the picker stands. Remount the field (key) when it is to stand elsewhere. */
  start: PlainDate | undefined;
  today: PlainDate;
  hint?: ReactNode;
  /** What else is wrong with it. */
  error?: string | undefined;
  /** The day, or `undefined` while what stands there is none: nobody goes on with the one before. */
  onPick: (day: PlainDate | undefined) => void;
};

/** Source: core §9, "registration not older than 30 years". */
const OLDEST_YEARS = 30;

/** First registration date: no future day, none older than 30 years; half-typed days are kept to itself. Source: HOME-003. */
export function RegistrationDay({ start, today, hint, error, onPick }: Props) {
  const [text, setText] = useState<string>(start ?? '');
  const isWrong = text !== '' && !isPossible(text, today);
  const change = (typed: string) => {
    setText(typed);
    onPick(isPossible(typed, today) ? typed : undefined);
  };
  return (
    <DateField
      label="최초등록일"
      value={text}
      max={today}
      hint={hint}
      error={isWrong ? '최초등록일을 정확히 입력해 주세요.' : error}
      onChange={change}
    />
  );
}

const isPossible = (text: string, today: PlainDate): text is PlainDate =>
  isCalendarDay(text) && isWithinYears(text, OLDEST_YEARS, today);
