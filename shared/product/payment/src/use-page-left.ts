import { useEffect, useState } from 'react';

/**
 * Returns a signal that aborts when the customer leaves the page. Check it after each request, because the customer may
 * have started another application in the meantime.
 */
export function usePageLeft(): AbortSignal {
  const [left] = useState(() => new AbortController());
  useEffect(() => () => left.abort(), [left]);
  return left.signal;
}
