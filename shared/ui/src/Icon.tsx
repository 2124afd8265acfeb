import { classNames } from './class-names';
import css from './Icon.module.css';

/** Every drawing on a 24 by 24 field, in strokes of 1.6, so that all weigh the same beside text. */
const drawings = {
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
  plus: 'M12 5v14M5 12h14',
  camera: 'M4 7.5h3.5L9 5h6l1.5 2.5H20V19H4zM12 16.3a3.3 3.3 0 100-6.6 3.3 3.3 0 000 6.6z',
  car: 'M4 16.5v-4l1.8-5a1.5 1.5 0 011.4-1h9.6a1.5 1.5 0 011.4 1l1.8 5v4M4 12.5h16M4 16.5h16v2h-2.5v-2M4 16.5v2h2.5v-2M7.2 14.5v.1M16.8 14.5v.1',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5.3l3.5 2',
  shield: 'M12 3l7.5 2.8v5.7c0 4.5-3 7.9-7.5 9.5-4.5-1.6-7.5-5-7.5-9.5V5.8zM8.5 12l2.5 2.5 4.5-4.7',
  wrench:
    'M14.5 6.5a4.5 4.5 0 015.7-2.6l-2.9 2.9 2 2 2.9-2.9a4.5 4.5 0 01-6 5.6l-8 8a2 2 0 01-2.9-2.9l8-8a4.4 4.4 0 011.2-2.1z',
} as const;

export type IconName = keyof typeof drawings;

type Props = {
  name: IconName;
  /** Edge in rem-based steps, so that icons grow with the reader's text size. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A name for icons that say something no text beside them says. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Icon({ name, size = 'medium', label, className }: Props) {
  return (
    <svg
      className={classNames(css['icon'], css[size], className)}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
