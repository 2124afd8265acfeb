import { type Frame, type RouteName, routes } from '@shared/routes/routes';

export type ShownFrame = Exclude<Frame, 'if-is-head'>;

/**
 * Returns the frame of a page. Only the frame of the embedded status page depends on its address. Source: SHELL-005,
 * SHELL-006.
 */
export function frameOf(name: RouteName, isHead: string | null): ShownFrame {
  const { frame } = routes[name];
  if (frame !== 'if-is-head') return frame;
  return isHead === 'Y' ? 'full' : 'none';
}
