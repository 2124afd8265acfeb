import { type RouteName, routeNames } from '@shared/routes/routes';

/** `load`: the screen did not load. `draw`: it loaded and failed. */
type FailurePhase = 'load' | 'draw';

const firstDigit: Record<FailurePhase, number> = { load: 7, draw: 8 };

/**
 * Returns the four digits that a customer tells the customer centre. The first is the phase, the others are the
 * position of the page in the routes table. Example: '7014' means that the 14th page did not load.
 */
export const failureCode = (phase: FailurePhase, name: RouteName): string =>
  `${firstDigit[phase]}${`${routeNames.indexOf(name) + 1}`.padStart(3, '0')}`;
