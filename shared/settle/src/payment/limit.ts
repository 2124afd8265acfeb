import { settings } from '@shared/config/settings';

/** How long the card provider keeps its page open. Source: A-78. */
export const limitMs = (): number => settings.cardPage.limitMinutes * 60_000;
