import { type PageSettings, productionSettings } from '@shared/config/settings';
import { DEVELOPER_IP } from '../device';

/** The product's settings in the sandbox: its neighbours' addresses, and the address a developer has here. */
export const sandboxSettings: PageSettings = {
  environment: 'sandbox',
  dev: { ipList: [DEVELOPER_IP] },
  links: {
    ...productionSettings.links,
    androidStore: '/sandbox/store/android',
    iosStore: '/sandbox/store/ios',
  },
};
