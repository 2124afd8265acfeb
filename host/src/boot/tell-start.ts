import { tabStorage } from '@shared/config/storage';
import type { ReleaseChoice } from '@shared/release/choice';
import type { PageData } from '@shared/release/release';
import { isTelemetryRefused } from '@shared/telemetry/refusal';
import { type Telemetry, tell } from '@shared/telemetry/tell';

const TAB_KEY = 'care-tab';
const NAME_LENGTH = 6;

/**
 * Records errors from now on, and returns a function that sends the start event of the page. The event is sent before
 * any bundle loads, so that a host that never starts is noticed because no other events follow. The returned function
 * decides whether this tab sends events, because access to storage takes 8 ms on a slow phone and would delay the
 * prerendered page. The event has no personal data: the random id of the tab counts visits and ends with the tab.
 * `sample` is the share of tabs that send events. A visitor who refused telemetry sends none. Source: LAW-012.
 */
export function tellStart(page: PageData, choice: ReleaseChoice): () => void {
  const { url, sample = 1 } = page.settings.events ?? {};
  if (!url) return silent;
  const telemetry: Telemetry = { about: undefined, told: [] };
  globalThis.__telemetry = telemetry;
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, (heard) => tell({ heard }));
  const timeUnixNano = `${Date.now()}000000`;

  return () => {
    const tab = tabName();
    if (
      isTelemetryRefused() ||
      Number.parseInt(tab.slice(0, NAME_LENGTH), 36) >= sample * 36 ** NAME_LENGTH
    ) {
      globalThis.__telemetry = undefined;
      return;
    }
    const about = aboutStart(page.channel, tab, choice);
    telemetry.about = about;
    send(`${url}/v1/logs`, about, timeUnixNano);
  };
}

const aboutStart = (channel: string, tab: string, { release, variant }: ReleaseChoice) =>
  ({
    'service.name': 'servicecare',
    'service.version': release.apps.host.version,
    'deployment.environment.name': channel,
    'session.id': tab,
    'mfe.visit': randomName(),
    'mfe.release': release.id,
    'mfe.variant': variant,
    'mfe.apps': Object.entries(release.apps)
      .map(([app, { version }]) => `${app}@${version}`)
      .join(' '),
    'mfe.engine': engine(),
    'mfe.network': network(),
  }) as const;

const silent = () => undefined;

function send(to: string, about: Record<string, string>, timeUnixNano: string): void {
  const attributes = Object.entries(about).map(([key, stringValue]) => ({
    key,
    value: { stringValue },
  }));
  const start = {
    timeUnixNano,
    severityNumber: 9,
    eventName: 'mfe.start',
    attributes: [],
  };
  const scopeLogs = [{ scope: { name: 'mfe' }, logRecords: [start] }];
  const body = JSON.stringify({ resourceLogs: [{ resource: { attributes }, scopeLogs }] });
  navigator.sendBeacon(to, new Blob([body], { type: 'application/json' }));
}

/** Returns two random numbers below 36 ** 6, each with six digits. Example: `k3f0a1-9x2b7c`. */
const randomName = () =>
  [...crypto.getRandomValues(new Uint32Array(2))]
    .map((n) => (n % 36 ** NAME_LENGTH).toString(36).padStart(NAME_LENGTH, '0'))
    .join('-');

function tabName(): string {
  const known = tabStorage.getItem(TAB_KEY) ?? randomName();
  tabStorage.setItem(TAB_KEY, known);
  return known;
}

function engine(): `${'chromium' | 'webkit' | 'gecko' | 'other'}/${string}` {
  const { userAgent } = navigator;
  const [, major = '0'] = /(?:Chrome|Firefox|Version)\/(\d+)/.exec(userAgent) ?? [];
  if (userAgent.includes('Chrome/')) return `chromium/${major}`;
  if (userAgent.includes('Firefox/')) return `gecko/${major}`;
  return userAgent.includes('AppleWebKit/') ? `webkit/${major}` : `other/${major}`;
}

function network(): 'slow-2g' | '2g' | '3g' | '4g' | 'unknown' {
  const { connection } = navigator as {
    connection?: { effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };
  };
  return connection?.effectiveType ?? 'unknown';
}
