import type { AppName } from '../src/release';

export const versionOf: (root: string, app: AppName, mode?: string) => string;
