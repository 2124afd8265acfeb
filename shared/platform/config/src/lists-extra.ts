import type { ExtraName } from './backend-extras';
import { settings } from './settings';

/**
 * Returns whether the backend accepts this extension, so that it may be sent. Extensions that are only read need no
 * list. Source: A-76.
 */
export const listsExtra = (name: ExtraName): boolean => settings.backend.extras.includes(name);
