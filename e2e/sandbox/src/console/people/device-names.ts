import type { Device } from './open';

export const deviceNames: Readonly<Record<Device, string>> = {
  android: 'Android',
  ios: 'iOS',
  web: '웹',
  developer: '개발자',
};
