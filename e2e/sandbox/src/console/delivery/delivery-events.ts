/** Outcome of a remote's version in a page, as staff read it. */
export type DeliveryEvent = {
  at: string;
  session: string;
  app: string;
  version: string;
  phase: string;
  outcome: string;
  ms: number;
};

/** The latest events, in memory. The collector counts them. */
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
