import type { Screen } from '../screen/screen';
import type { Scene } from './scenes';

/** Looks at the current screen. `name` describes its state. */
type Look = (name: string) => Promise<void>;

/**
 * A user flow with looks at its states: pages, sheets, dialogs and errors. It starts with a fresh seed and runs in
 * every engine.
 */
export type Walk = Scene & { walk: (screen: Screen, look: Look) => Promise<void> };
