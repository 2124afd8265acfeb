import { useEffect, useState } from 'react';
import { ScreenSkeleton } from './ScreenSkeleton';

/** As long as a remote's files may take: a page that still is not there then will not come. */
const LONGEST_MS = 20_000;

/** The outline of a page that waits for something of its own; when it waits for ever, the failure card takes over. */
export function SuspendedScreen() {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLost) throw new Error('suspended');
  return <ScreenSkeleton />;
}
