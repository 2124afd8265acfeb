import { Drawing, drawings, type Look } from './Icon';

/** Icons of later pages together with those of `Icon`, for components that show both. */
const signs = {
  ...drawings,
  camera: 'M4 7.5h3.5L9 5h6l1.5 2.5H20V19H4zM12 16.3a3.3 3.3 0 100-6.6 3.3 3.3 0 000 6.6z',
  car: 'M4 16.5v-4l1.8-5a1.5 1.5 0 011.4-1h9.6a1.5 1.5 0 011.4 1l1.8 5v4M4 12.5h16M4 16.5h16v2h-2.5v-2M4 16.5v2h2.5v-2M7.2 14.5v.1M16.8 14.5v.1',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5.3l3.5 2',
  shield: 'M12 3l7.5 2.8v5.7c0 4.5-3 7.9-7.5 9.5-4.5-1.6-7.5-5-7.5-9.5V5.8zM8.5 12l2.5 2.5 4.5-4.7',
  wrench:
    'M14.5 6.5a4.5 4.5 0 015.7-2.6l-2.9 2.9 2 2 2.9-2.9a4.5 4.5 0 01-6 5.6l-8 8a2 2 0 01-2.9-2.9l8-8a4.4 4.4 0 011.2-2.1z',
  plus: 'M12 5v14M5 12h14',
} as const;

export type SignName = keyof typeof signs;

export const Sign = ({ name, ...look }: Look & { name: SignName }) => (
  <Drawing path={signs[name]} {...look} />
);
