import { carName } from '@shared/domain/names';

/** Marks a car that has a pending or active membership. */
export const HAS_MEMBERSHIP = '멤버십 있음';

export const CARS_NOT_LOADED = '차량을 불러오지 못했어요';

type Car = Parameters<typeof carName>[0];

/**
 * Returns the name of a car in a list to choose from, and marks a car that has a pending or active membership.
 * Example: '15가1050 · C5 2.0 · 멤버십 있음'.
 */
export const carLabel = (car: Car, hasMembership: boolean): string =>
  hasMembership ? `${carName(car)} · ${HAS_MEMBERSHIP}` : carName(car);
