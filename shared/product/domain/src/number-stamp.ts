import { inKorea } from './calendar';

/** Returns month, day, hour (24), minute and second on Korean clocks without separators. Source: PAY-033, A-42. */
export const numberStamp = (now: Date): string => inKorea(now).slice(5).replaceAll(/\D/g, '');
