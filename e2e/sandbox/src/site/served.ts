import type { ReleasedApp } from '@shared/release/release';

/** Describes an app as its development server serves it. */
export function served(app: string, address: string): ReleasedApp {
  const isHost = app === 'host';
  return {
    version: 'dev',
    base: `${address}/`,
    entry: { js: [isHost ? 'main.js' : 'entry.js'], css: isHost ? ['main.css'] : [] },
    ...(!isHost && { container: `__care_${app}_dev` }),
    integrity: {},
  };
}
