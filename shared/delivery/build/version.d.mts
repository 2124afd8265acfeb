import type { AppName } from '@shared/release/release';

export const versionOf: (root: string, app: AppName) => string;
