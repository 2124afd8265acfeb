import type { AppName } from '@shared/release/release';

export const serveApp: (options: {
  app: AppName;
  port: number;
  types: Readonly<Record<string, string>>;
  said: (line: string) => void;
}) => Promise<() => Promise<void>>;
