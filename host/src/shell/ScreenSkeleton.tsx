import { Skeleton } from '@shared/ui/Skeleton';
import css from './screen.module.css';

export const ScreenSkeleton = () => (
  <div className={css['area']} role="status" aria-busy="true" aria-label="화면을 불러오는 중이에요">
    <Skeleton height={2.25} className={css['title']} />
    <Skeleton lines={2} />
    <Skeleton height={9.25} />
    <Skeleton height={9.25} />
  </div>
);
