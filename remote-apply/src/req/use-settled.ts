import { useEffect, useState } from 'react';

/** A text once it has not changed for a while, so that not every key asks the server. */
export function useSettled(text: string, afterMs = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
