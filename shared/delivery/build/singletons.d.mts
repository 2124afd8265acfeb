import type { AppName } from '@shared/release/release';

export const apps: readonly AppName[];
export const shared: Readonly<Record<string, { requiredVersion: string; from?: string }>>;
export const folderOf: (app: AppName) => string;
