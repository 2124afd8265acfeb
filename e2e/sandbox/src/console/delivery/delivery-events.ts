/** How a version of a remote fared in a page, as staff read it. */
export type DeliveryEvent = {
  at: string;
  session: string;
  app: string;
  version: string;
  phase: string;
  outcome: string;
  ms: number;
};

/** The latest ones, in memory: counts of them are the collector's. */
export type DeliveryEvents = {
  /** Latest first. */
  list(): readonly DeliveryEvent[];
  add(event: DeliveryEvent): void;
  clear(): void;
};

const KEPT = 200;

export function openDeliveryEvents(): DeliveryEvents {
  let events: readonly DeliveryEvent[] = [];
  return {
    list: () => events,
    add: (event) => {
      events = [event, ...events].slice(0, KEPT);
    },
    clear: () => {
      events = [];
    },
  };
}
