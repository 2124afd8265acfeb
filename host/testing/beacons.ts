type Attributes = { key: string; value: { stringValue?: string; doubleValue?: number } }[];
type Logs = {
  resourceLogs: {
    resource: { attributes: Attributes };
    scopeLogs: { logRecords: { eventName: string; attributes: Attributes }[] }[];
  }[];
};
type Metrics = {
  resourceMetrics: {
    scopeMetrics: {
      metrics: {
        name: string;
        histogram: { dataPoints: { sum: number; attributes: Attributes }[] };
      }[];
    }[];
  }[];
};

const plain = (attributes: Attributes) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.doubleValue]),
  );

/** Catches what a page under test sends with `navigator.sendBeacon`. */
export function catchBeacons() {
  const sent = jest.fn<boolean, [string, Blob]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  const bodies = () =>
    Promise.all(sent.mock.calls.map(async ([url, blob]) => ({ url, text: await textOf(blob) })));
  const told = async () =>
    (await bodies()).map(({ url, text }) => ({ url, json: JSON.parse(text) }));
  return {
    sent,
    texts: async () => (await bodies()).map(({ text }) => text),
    /** Returns for each batch its address, its resource attributes, and its events by name and fields. */
    logs: async () =>
      (await told())
        .filter(({ url }) => url.endsWith('/logs'))
        .map(({ url, json }: { url: string; json: Logs }) => ({
          url,
          about: plain(json.resourceLogs.flatMap(({ resource }) => resource.attributes)),
          events: json.resourceLogs
            .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
            .map(({ eventName, attributes }) => ({ name: eventName, ...plain(attributes) })),
        })),
    metrics: async () =>
      (await told())
        .filter(({ url }) => url.endsWith('/metrics'))
        .flatMap(({ json }: { json: Metrics }) => json.resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
        .flatMap(({ name, histogram }) =>
          histogram.dataPoints.map(({ sum, attributes }) => ({ name, sum, ...plain(attributes) })),
        ),
  };
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });
