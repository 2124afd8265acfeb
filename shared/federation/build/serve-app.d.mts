import type { AppName } from '../src/release';

export const serveApp: (options: {
  app: AppName;
  port: number;
  said: (line: string) => void;
}) => Promise<() => Promise<void>>;
