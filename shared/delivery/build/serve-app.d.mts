import type { AppName } from '@shared/release/release';

export const serveApp: (options: {
  app: AppName;
  port: number;
  said: (line: string) => void;
}) => Promise<() => Promise<void>>;
