import type { Page } from 'playwright/test';

type Json = Record<string, unknown>;

/** Maximum lengths of a customer's histories. */
export const LONG = { subscriptions: 200, coupons: 500, advisors: 1000, items: 200 } as const;

const many = (some: unknown, count: number, named: (one: Json, place: number) => Json): Json[] => {
  const list = some as Json[];
  const at = (place: number) => list[place % list.length] ?? {};
  return list.length === 0
    ? []
    : Array.from({ length: count }, (_, place) =>
        place < list.length ? at(place) : named(at(place), place),
      );
};

const EXPIRED = -10;

/** Answers that are extended, and how. The real entries come first, then copies with their own names. */
const answers: readonly { path: RegExp; long: (body: Json) => void }[] = [
  {
    path: /\/users\/U\w+$/,
    long: ({ data }) => {
      const user = data as Json;
      user['subscs'] = many(user['subscs'], LONG.subscriptions, (one, place) => ({
        ...one,
        id: `${one['id']}-${place}`,
        state: EXPIRED,
        date_start: '2020-03-02',
        date_stop: '2021-03-01',
        vehicle_num_reg: `${10 + (place % 90)}가${1000 + place}`,
      }));
    },
  },
  {
    path: /\/subscs\/showProdsV2\//,
    long: ({ data }) => {
      const coupons = data as Json;
      for (const kind of ['able', 'disable'])
        coupons[kind] = many(coupons[kind], LONG.coupons / 2, (one, place) => ({
          ...one,
          id: `${one['id']}-${place}`,
          title: `${one['title']} ${place}`,
        }));
    },
  },
  {
    path: /\/dealerAdvisorCdks$/,
    long: (body) => {
      body['data'] = many(body['data'], LONG.advisors, (one, place) => ({
        ...one,
        id: `${one['id']}-${place}`,
        name: `${one['name']}${place}`,
      }));
    },
  },
  {
    path: /\/users\/estimate-content$/,
    long: (body) => {
      body['maintenancePriceList'] = many(
        body['maintenancePriceList'],
        LONG.items,
        (one, place) => ({
          ...one,
          estimate_maintenance_no: 10_000 + place,
          estimate_maintenance_name: `${one['estimate_maintenance_name']} ${place}`,
        }),
      );
    },
  },
];

/** Extends these answers of the backend to their maximum length from now on. */
export async function grow(page: Page): Promise<void> {
  for (const { path, long } of answers)
    await page.route(
      ({ pathname }) => path.test(pathname),
      async (route) => {
        const response = await route.fetch();
        if (!response.ok()) return route.fulfill({ response });
        const body = (await response.json()) as Json;
        long(body);
        return route.fulfill({ response, json: body });
      },
    );
}
