/** @jsxImportSource hono/jsx */
import type { Queries } from '@shared/database/database';
import { type Context, Hono } from 'hono';
import { channelIn } from '../cli/words';
import { dayOf, faultsOf, stepsOf, vitalsOf } from '../collector/read';
import { type CanaryView, canaryViews } from '../judge/act';
import type { DayReader } from '../judge/verdict';
import type { ObjectStore } from '../store/objects';
import { CanariesPage } from './CanariesPage';
import { ErrorsPage } from './ErrorsPage';
import { faultViews, knownPlaces } from './fault-view';
import { Empty } from './frame/controls';
import type { Env } from './guard';
import { type Frame, Page, type Place } from './Page';
import { SpeedPage } from './SpeedPage';
import { WaysPage } from './WaysPage';

export type Told = {
  store: ObjectStore;
  /** Counts of the collector. Without them, the pages say that there are none. */
  counts: Queries | undefined;
  maps: ObjectStore | undefined;
  now: () => number;
};

type Asked = { channel: string; counts: Queries; since: number; frame: Frame };
type FrameOf = (c: Context<Env>, at: Place) => Promise<Frame>;

const DAY_MS = 24 * 3_600_000;

export function toldRoutes({ store, counts, maps, now }: Told, frameOf: FrameOf): Hono<Env> {
  const places = knownPlaces(store, maps);
  const shows: Readonly<Record<Exclude<Place, 'live'>, (asked: Asked) => Promise<Markup>>> = {
    canaries: async ({ channel, counts: queries, frame }) => {
      const views: CanaryView[] = [];
      const read: DayReader = (compared) => dayOf(queries, compared);
      for await (const view of canaryViews({ store, channel, dayOf: read, now: now() }))
        views.push(view);
      return <CanariesPage channel={channel} views={views} frame={frame} />;
    },
    errors: async ({ channel, counts: queries, since, frame }) => {
      const faults = await faultViews(await faultsOf(queries, { channel, since }), places);
      return <ErrorsPage channel={channel} faults={faults} frame={frame} />;
    },
    speed: async ({ channel, counts: queries, since, frame }) => {
      const vitals = await vitalsOf(queries, { channel, since });
      return <SpeedPage channel={channel} vitals={vitals} frame={frame} />;
    },
    ways: async ({ channel, counts: queries, since, frame }) => {
      const steps = await stepsOf(queries, { channel, since });
      return <WaysPage channel={channel} steps={steps} frame={frame} />;
    },
  };
  const app = new Hono<Env>();
  for (const at of Object.keys(shows) as (keyof typeof shows)[])
    app.get(`/:channel/${at}`, async (c) => {
      const channel = channelIn(c.req.param('channel'));
      const frame = await frameOf(c, at);
      const asked = { channel, since: now() - DAY_MS, frame };
      const shown = counts ? shows[at]({ ...asked, counts }) : uncounted(asked);
      return c.html(`<!doctype html>${await shown}`);
    });
  return app;
}

type Markup = { toString(): string };

const uncounted = ({ channel, frame }: Omit<Asked, 'counts'>): Markup => (
  <Page title={channel} frame={frame}>
    <Empty>
      모인 숫자가 없는 콘솔이에요. DATABASE_URL과 함께 켜거나 npm run collect -- --console로 켜
      주세요.
    </Empty>
  </Page>
);
