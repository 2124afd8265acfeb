import { appConfig } from '@shared/delivery/build/app-config';

export default ({ version }, { mode }) => appConfig('mypage', { mode, version });
