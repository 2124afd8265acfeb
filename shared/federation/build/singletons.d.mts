import type { AppName } from '../src/release';

export const shared: Readonly<Record<string, { requiredVersion: string }>>;
export const folderOf: (app: AppName) => string;
