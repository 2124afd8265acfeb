import { Skeleton } from '@shared/ui/Skeleton';
import { useEffect, useState } from 'react';
import css from './screen.module.css';

/** After this time in ms the wait is unusual, and a message appears. Source: A-82. */
const SLOW_MS = 5000;

export function ScreenSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={css['area']}
      role="status"
      aria-busy="true"
      data-says-slow=""
      aria-label="화면을 불러오는 중이에요"
    >
      <Skeleton height={2.25} className={css['title']} />
      <Skeleton lines={2} />
      {isSlow && <p className={css['slow']}>조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.</p>}
      <Skeleton height={9.25} />
      <Skeleton height={9.25} />
    </div>
  );
}
