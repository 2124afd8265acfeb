import type { Package } from './package';
import type { Group } from './tier';

/**
 * Returns the name of a membership on our screens: its group, or the server's title while the group is not known.
 * Example: `{ group: 'PREMIUM', title: '프리미엄 케어' }` is 'PREMIUM'.
 */
export const membershipName = ({ group, title }: { group: Group | undefined; title: string }) =>
  group ?? title;

/**
 * Returns the model of a car on the account: its own name, or the name of its group of models. Examples: 'C5 2.0',
 * 'C5 시리즈'.
 */
export const modelName = ({ model, modelDetail }: { model: string; modelDetail: string }): string =>
  modelDetail || model;

type Car = { plate: string; model: string; vin?: string | undefined };

const VIN_END = 6;

/**
 * Returns the name of a car on our screens, the plate first. Example: '15가1050 · C5 2.0'. A car of which only the VIN
 * is known goes by its end: '…000001'.
 */
export function carName({ plate, model, vin }: Car): string {
  return [plate, model].filter(Boolean).join(' · ') || (vin ? `…${vin.slice(-VIN_END)}` : '');
}

/**
 * Returns the name of a package in a list: its group, or its full title where several packages are of that group.
 */
export const packageLabel = (
  { group, fullTitle }: Pick<Package, 'group' | 'fullTitle'>,
  listed: readonly Pick<Package, 'group'>[],
): string => (listed.filter((one) => one.group === group).length > 1 ? fullTitle : group);
