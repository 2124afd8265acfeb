import { takeUnread } from '@shared/api/read/unread';
import { settings } from '@shared/config/settings';
import { logsRequest, metricsRequest } from '@shared/telemetry/otlp';
import { isTelemetryRefused } from '@shared/telemetry/refusal';
import type { Resource } from '@shared/telemetry/table';
import type { Telemetry } from '@shared/telemetry/tell';
import { page } from '../loader/page-data';
import { takeReports } from '../loader/report';
import { pageAt } from '../start-page';
import { newVisit } from './visit';
import { watchVitals } from './vitals';

/** Interval in ms between two batches while the page is visible. The rest is sent when the visitor leaves. */
const EVERY_MS = 5000;

/**
 * Sends the recorded events in batches, only as the table of `@shared/telemetry` allows. It loads when the page is
 * idle, and earlier events wait for it. It sends nothing after the visitor refused telemetry. Source: LAW-012.
 */
export function startSender({ about, told }: Telemetry & { about: Resource }): void {
  const visit = newVisit({ release: page.release, startScreen: pageAt(location.pathname) }, () =>
    vitals.take(),
  );
  const vitals = watchVitals(visit.metric);

  const send = () => {
    // Another tab may have refused. This document then stays silent, even if telemetry is allowed again.
    if (isTelemetryRefused()) globalThis.__telemetry = undefined;
    if (globalThis.__telemetry === undefined) return;
    for (const one of told.splice(0)) visit.hear(one);
    takeReports().forEach(visit.report);
    for (const unread of takeUnread()) visit.fault({ at: Date.now(), unread });
    const { events, metrics } = visit.take();
    if (events.length > 0) post('logs', logsRequest(about, events));
    if (metrics.length > 0) post('metrics', metricsRequest(about, metrics, performance.timeOrigin));
  };
  const post = (kind: 'logs' | 'metrics', request: unknown) =>
    navigator.sendBeacon(
      `${settings.events.url}/v1/${kind}`,
      new Blob([JSON.stringify(request)], { type: 'application/json' }),
    );
  const leave = () => {
    vitals.take();
    send();
  };

  send();
  setInterval(send, EVERY_MS);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
