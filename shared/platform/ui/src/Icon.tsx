import { classNames } from './class-names';
import css from './Icon.module.css';

/**
 * Paths on a canvas of 24 by 24 with strokes of 1.6, so that all icons have the same weight beside text. Prerendered
 * pages use these. `Sign` has the icons of later pages.
 */
export const drawings = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.6v.1',
  warning: 'M12 4L2.8 19.5h18.4L12 4zM12 10v4.5M12 17v.1',
  success: 'M12 21a9 9 0 100-18 9 9 0 000 18zM8 12.3l2.8 2.8L16 9.6',
  refresh: 'M19.5 12a7.5 7.5 0 11-2.3-5.4M19.5 3.5V8H15',
  download: 'M12 4v11M7.5 11L12 15.5 16.5 11M4.5 19.5h15',
  home: 'M4 11l8-7 8 7v8.5a.5.5 0 01-.5.5H14v-6h-4v6H4.5a.5.5 0 01-.5-.5V11z',
  user: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
} as const;

export type IconName = keyof typeof drawings;

type Props = Look & { name: IconName };
export type Look = {
  /** Size in steps of rem, so that icons grow with the reader's text size. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
};

export const Icon = ({ name, ...look }: Props) => <Drawing path={drawings[name]} {...look} />;

export function Drawing({ path, size = 'medium', className }: Look & { path: string }) {
  return (
    <svg
      className={classNames(css['icon'], css[size], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
