import { readChoices } from './choices';
import { type Phone, phoneChoices } from './phone-choices';

let current: Phone = readChoices(phoneChoices, '');

/** How the phone is now. */
export const phone = (): Phone => current;

export function setPhone(next: Partial<Phone>): void {
  current = { ...current, ...next };
}

/** As the page's script was told, `insets:notch.offers:5s`. */
export function readPhone(text: string): void {
  current = readChoices(phoneChoices, text);
}
