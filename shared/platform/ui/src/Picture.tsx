import { classNames } from './class-names';
import css from './Picture.module.css';

/**
 * Shows a drawing in the colours of the scheme. The class `of` sets its address as `--drawing`. It repeats the texts
 * beside it, so screen readers skip it.
 */
export const Picture = ({ of }: { of: string | undefined }) => (
  <div className={css['ground']} aria-hidden="true">
    <div className={classNames(css['picture'], of)} />
  </div>
);
