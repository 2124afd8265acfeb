import { settings } from '@shared/config/settings';

/** Returns the milliseconds for which the card page stays open. Source: A-78. */
export const limitMs = (): number => settings.cardPage.limitMinutes * 60_000;
