import { useState } from 'react';

/**
 * Remembers whether the text in a date field is no allowed day. `field` is the key of the field: another field starts
 * without the text of the earlier one, and so without its mistake. Source: HOME-003, VALID-015.
 */
export function useWrongDay(
  field: string,
): [isWrong: boolean, setWrong: (isWrong: boolean) => void] {
  const [wrong, setWrong] = useState<string>();
  if (wrong !== undefined && wrong !== field) setWrong(undefined);
  return [wrong === field, (isWrong) => setWrong(isWrong ? field : undefined)];
}
