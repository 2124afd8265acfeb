import { appConfig } from '@shared/delivery/build/app-config';

export default (_, { mode }) => appConfig('estimate', { mode });
