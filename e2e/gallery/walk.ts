import type { Screen } from '../engines/screen';
import type { Scene } from './scenes';

/** Looks at the screen as it stands; `name` says what of the walk is on it. */
type Look = (name: string) => Promise<void>;

/**
 * A way through the product, looked at in its middle: flows, sheets, dialogs and mistakes. Begins with fresh seeds, and
 * is walked in every engine.
 */
export type Walk = Scene & { walk: (screen: Screen, look: Look) => Promise<void> };
