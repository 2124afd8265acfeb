import { readChoices } from './choices';
import { type Phone, phoneChoices } from './phone-choices';

let current: Phone = readChoices(phoneChoices, '');

export const phone = (): Phone => current;

export function setPhone(next: Partial<Phone>): void {
  current = { ...current, ...next };
}

/** Reads the configuration from the text that the script received, for example `insets:notch.offers:5s`. */
export function readPhone(text: string): void {
  current = readChoices(phoneChoices, text);
}
