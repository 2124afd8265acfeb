import { eventsIn, metricsIn } from '@shared/telemetry/read';

/** Catches what a page under test sends with `navigator.sendBeacon`. */
export function catchBeacons() {
  const sent = jest.fn<boolean, [string, Blob]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  const texts = (to = '') =>
    Promise.all(
      sent.mock.calls.filter(([url]) => url.endsWith(to)).map(([, blob]) => textOf(blob)),
    );
  return {
    sent,
    texts,
    /** Returns the events of each batch that are in the table of telemetry, with their resource. */
    events: async () => (await texts('/v1/logs')).map((text) => eventsIn(JSON.parse(text))),
    metrics: async () =>
      (await texts('/v1/metrics')).flatMap((text) => metricsIn(JSON.parse(text))),
  };
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });
