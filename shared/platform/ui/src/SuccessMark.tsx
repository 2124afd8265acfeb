import css from './SuccessMark.module.css';

/** Shows success as a ring that closes around a tick. The title beside it says so in words. */
export function SuccessMark() {
  return (
    <svg className={css['mark']} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <circle className={css['ground']} cx="36" cy="36" r="34" />
      <circle className={css['ring']} cx="36" cy="36" r="34" pathLength="1" />
      <path className={css['tick']} d="M23 37.500l9 9L50 27.500" pathLength="1" />
    </svg>
  );
}
