import { appConfig } from '@shared/delivery/build/app-config';

export default ({ version }, { mode }) => appConfig('guides', { mode, version });
