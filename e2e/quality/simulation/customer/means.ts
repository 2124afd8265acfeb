import type { Backend } from '../backend/backend';
import type { Device } from '../phone/device';
import type { DeviceParts } from '../phone/parts';
import type { Tab } from '../phone/tab';
import type { Random } from '../random';

/** The functions of the customer that actions use. */
export type Means = {
  readonly random: Random;
  readonly backend: Backend;
  readonly unjudged: Set<DeviceParts>;
  press: (tab: Tab<Device>, name: string) => void;
  address: (device: Device, path: string) => string;
};
