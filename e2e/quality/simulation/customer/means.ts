import type { Orders } from '../backend/orders';
import type { Device } from '../phone/device';
import type { DeviceParts } from '../phone/parts';
import type { Tab } from '../phone/tab';
import type { Random } from '../random';

export const APP = 'https://app.example/app';
export const CARD = 'https://card.example/';
export const ACCOUNT = 'https://account.example';

/** The functions of the customer that actions use. */
export type Means = {
  readonly random: Random;
  readonly orders: Orders;
  readonly signedOut: Set<DeviceParts>;
  press: (tab: Tab<Device>, name: string) => void;
  giveUp: (device: Device) => void;
  address: (device: Device, path: string) => string;
};
