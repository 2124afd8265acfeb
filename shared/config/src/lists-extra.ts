import type { ExtraName } from './backend-extras';
import { settings } from './settings';

/** The backend has this beyond the specification: it may be sent. What is only read needs no list. Source: A-76. */
export const listsExtra = (name: ExtraName): boolean => settings.backend.extras.includes(name);
