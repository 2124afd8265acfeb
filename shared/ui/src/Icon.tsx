import { classNames } from './class-names';
import css from './Icon.module.css';

/** Every drawing on a 24 by 24 field, in strokes of 1.6, so that all weigh the same beside text. */
const drawings = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.6v.1',
  warning: 'M12 4L2.8 19.5h18.4L12 4zM12 10v4.5M12 17v.1',
  success: 'M12 21a9 9 0 100-18 9 9 0 000 18zM8 12.3l2.8 2.8L16 9.6',
  refresh: 'M19.5 12a7.5 7.5 0 11-2.3-5.4M19.5 3.5V8H15',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M10 5H5.5a1 1 0 00-1 1v12.5a1 1 0 001 1H18a1 1 0 001-1V14',
  download: 'M12 4v11M7.5 11L12 15.5 16.5 11M4.5 19.5h15',
  home: 'M4 11l8-7 8 7v8.5a.5.5 0 01-.5.5H14v-6h-4v6H4.5a.5.5 0 01-.5-.5V11z',
  user: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
  car: 'M4 16.5v-4l1.8-5a1.5 1.5 0 011.4-1h9.6a1.5 1.5 0 011.4 1l1.8 5v4M4 12.5h16M4 16.5h16v2h-2.5v-2M4 16.5v2h2.5v-2M7.2 14.5v.1M16.8 14.5v.1',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  camera: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17zM12 16.5a3.3 3.3 0 100-6.6 3.3 3.3 0 000 6.6z',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  card: 'M3 6.5h18v11.5H3zM3 10.5h18M6.5 14.5h4',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 006 6l1.5-2 4.5 1.5v3a2 2 0 01-2.2 2A17 17 0 014 5.7 2 2 0 016 3.5z',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5.3l3.5 2',
  shield: 'M12 3l7.5 2.8v5.7c0 4.5-3 7.9-7.5 9.5-4.5-1.6-7.5-5-7.5-9.5V5.8zM8.5 12l2.5 2.5 4.5-4.7',
  coupon: 'M3.5 6.5h17v3.7a2 2 0 000 3.6v3.7h-17v-3.7a2 2 0 000-3.6zM14.5 7v2M14.5 11v2M14.5 15v2',
  transfer: 'M4 8.5h15M15.5 5L19 8.5 15.5 12M20 15.5H5M8.5 12L5 15.5 8.5 19',
  wrench:
    'M14.5 6.5a4.5 4.5 0 015.7-2.6l-2.9 2.9 2 2 2.9-2.9a4.5 4.5 0 01-6 5.6l-8 8a2 2 0 01-2.9-2.9l8-8a4.4 4.4 0 011.2-2.1z',
  oil: 'M12 3.5c3.5 4.3 5.5 7.3 5.5 10.5a5.5 5.5 0 01-11 0c0-3.2 2-6.2 5.5-10.5zM9.3 14a2.8 2.8 0 002.5 2.8',
  percent: 'M6 18L18 6M7.5 9.5a2 2 0 100-4 2 2 0 000 4zM16.5 18.5a2 2 0 100-4 2 2 0 000 4z',
  gift: 'M4 9.5h16v4H4zM5.5 13.5v7h13v-7M12 9.5v11M12 9.5C9 9.5 7 8.5 7 6.5S10.5 3.5 12 9.5c1.5-6 5-5 5-3s-2 3-5 3z',
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
