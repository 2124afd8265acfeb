import type { Page } from 'playwright/test';
import type { Scene } from './scenes';

/** Looks at the page as it stands; `name` says what of the walk is on it. */
type Look = (name: string) => Promise<void>;

/** A way through the product, looked at in its middle: flows, sheets, dialogs and mistakes. Begins with fresh seeds. */
export type Walk = Scene & { walk: (page: Page, look: Look) => Promise<void> };
