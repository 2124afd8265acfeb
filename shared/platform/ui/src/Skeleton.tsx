import { classNames } from './class-names';
import css from './Skeleton.module.css';

type Props = {
  /** Number of text lines to reserve. */
  lines?: number | undefined;
  /** Height of a block instead of lines: any CSS length, or a number in rem. */
  height?: number | string | undefined;
  className?: string | undefined;
};

/** Reserves the space of content that is loading, so that nothing moves when it appears. */
export function Skeleton({ lines = 3, height, className }: Props) {
  if (height !== undefined) {
    const blockSize = typeof height === 'number' ? `${height}rem` : height;
    return (
      <div
        className={classNames(css['block'], css['pulse'], className)}
        style={{ blockSize }}
        data-waits=""
        aria-hidden="true"
      />
    );
  }
  return (
    <div className={classNames(css['lines'], className)} data-waits="" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey bars are all alike
        <span key={index} className={classNames(css['line'], css['pulse'])} />
      ))}
    </div>
  );
}
