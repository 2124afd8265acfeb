import type { MetricName } from '@shared/telemetry/table';

type Tell = (name: MetricName, value: number) => void;
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** A session window of layout shifts ends after a second without one, or after five seconds. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;

export type Vitals = {
  /** Records the values of the screen that the visitor leaves or hides, and starts again. */
  take: () => void;
};

/**
 * Measures web vitals per screen, as they are defined. It measures the largest paint of the first screen, and for each
 * screen the worst window of layout shifts and the slowest response to a press. A browser without an entry type reports
 * nothing for it.
 */
export function watchVitals(tell: Tell): Vitals {
  let paint: number | undefined;
  let slowest: number | undefined;
  let shift = { worst: 0, sum: 0, began: 0, last: 0 };

  const onPress = (entry: PerformanceEntry) => {
    if ((entry as Interaction).interactionId) slowest = Math.max(slowest ?? 0, entry.duration);
  };
  const read = [
    observe('largest-contentful-paint', {}, ({ startTime }) => {
      paint = startTime;
    }),
    observe('layout-shift', {}, (entry) => {
      const { value, hadRecentInput, startTime } = entry as Shift;
      if (hadRecentInput) return;
      const isNew = startTime - shift.last > GAP_MS || startTime - shift.began > WINDOW_MS;
      const began = isNew ? startTime : shift.began;
      const sum = isNew ? value : shift.sum + value;
      shift = { began, sum, last: startTime, worst: Math.max(shift.worst, sum) };
    }),
    observe('event', { durationThreshold: 16 }, onPress),
    // The first press counts even if it was faster than the threshold.
    observe('first-input', {}, onPress),
  ];

  return {
    take: () => {
      for (const one of read) one?.();
      if (paint !== undefined) tell('browser.web_vital.lcp', paint);
      if (slowest !== undefined) tell('browser.web_vital.inp', slowest);
      if (read[1]) tell('browser.web_vital.cls', shift.worst);
      paint = undefined;
      slowest = undefined;
      shift = { worst: 0, sum: 0, began: 0, last: 0 };
    },
  };
}

/**
 * Returns a function that reads the entries not delivered yet. It does nothing in a browser without this entry type.
 */
function observe(
  type: string,
  options: { durationThreshold?: number },
  each: (entry: PerformanceEntry) => void,
): (() => void) | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
  observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit);
  return () => observer.takeRecords().forEach(each);
}
