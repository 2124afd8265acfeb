import { appConfig } from '@shared/federation/build/app-config';

export default (_, { mode }) => appConfig('guides', { mode });
