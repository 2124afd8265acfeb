/** @jsxImportSource hono/jsx */
import { FramePage } from '@shared/delivery/console/frame/FramePage';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Child } from 'hono/jsx';
import { accountCookie } from '../addresses';
import { page } from '../neighbours/page-answer';
import { changedOutcomes, outcomesOf } from '../outcomes';
import type { SubscriptionCard } from '../services/subscription-card';
import type { ConsoleWorld } from './action';
import { koreanTime } from './clock/clock-actions';
import { deviceNames, deviceOf } from './people/open';

const places = [
  ['people', '/sandbox/', '사람'],
  ['applications', '/sandbox/applications', '신청'],
  ['cancellations', '/sandbox/cancellations', '해지'],
  ['transfers', '/sandbox/transfers', '양도'],
  ['links', '/sandbox/links', '가입 링크'],
  ['coupons', '/sandbox/coupons', '쿠폰'],
  ['outcomes', '/sandbox/outcomes', '결과'],
  ['clock', '/sandbox/clock', '시계'],
  ['faults', '/sandbox/faults', '오류'],
  ['calls', '/sandbox/calls', '호출'],
  ['delivery', '/sandbox/delivery', '배포'],
] as const;

/** Other addresses of the pages: by their name, in the singular, and with a slash at the end. */
export const nearAddresses: ReadonlyMap<string, string> = new Map(
  places.flatMap(([place, href]) =>
    [place, place.replace(/s$/, '')]
      .flatMap((name) => [`/sandbox/${name}`, `/sandbox/${name}/`])
      .filter((near) => near !== href)
      .map((near) => [near, href] as const),
  ),
);

type Place = (typeof places)[number][0];

/** A page of the console: its place, its texts and its content. */
type Shown = { at: Place; title: string; lead: string; body: Child };

/** Returns a page, or the answer to an address that has none. */
export type Show = (world: ConsoleWorld, c: Context) => Promise<Shown | Response>;

/** Answers with the page in the frame of the console. Every action is a form, and the script only adds convenience. */
export async function consolePage(world: ConsoleWorld, c: Context, show: Show): Promise<Response> {
  const shown = await show(world, c);
  if (shown instanceof Response) return shown;
  const { at, body, ...texts } = shown;
  const { waiting, phone, time } = await standing(world, c);
  const markup = (
    <FramePage
      {...texts}
      console="ServiceCare+ 샌드박스"
      style="/sandbox/style.css"
      script="/sandbox/console.js"
      aside={<a href="/sandbox/clock">{time}</a>}
      about={
        <p class="about">
          <a href="/app/">앱 열기</a>
          <a href="/app/?qa">버전 골라 열기</a>
          {phone.join(' · ')}
          <a href="/sandbox/report">보고</a>
        </p>
      }
      rows={[
        {
          name: '콘솔',
          links: places.map(([place, href, text]) => ({
            href,
            text,
            isHere: place === at,
            count: waiting.get(place),
          })),
        },
      ]}
      done={c.req.query('done')}
      wrong={c.req.query('wrong')}
    >
      {body}
    </FramePage>
  );
  return page(c, markup);
}

/** Returns what the frame shows: the time, the number of waiting items, the person and the device of this browser. */
async function standing({ clock, applications, accounts, ...world }: ConsoleWorld, c: Context) {
  const all = await applications.list();
  const person = await accounts.personOf(getCookie(c, accountCookie));
  const chosen = changedOutcomes(outcomesOf(c));
  const now = koreanTime(clock.now());
  return {
    time: isMoved(clock) ? `⏱ ${now}` : now,
    waiting: new Map<Place, number>([
      ['applications', all.filter(isWaiting).length],
      ['cancellations', all.filter(isCancellation).length],
      ['outcomes', chosen.length],
      ['faults', world.faults.list().length + world.remoteFaults.size],
    ]),
    phone: [
      person ? `${person.name} (${person.key})` : '로그인하지 않은 방문자',
      deviceNames[deviceOf(c)],
      ...chosen,
    ],
  };
}

/** Difference in milliseconds that means the clock was moved. It is longer than the time to load a page. */
const MOVED_MS = 60_000;

export const isMoved = (clock: ConsoleWorld['clock']): boolean =>
  clock.isFrozen() || Math.abs(clock.now().getTime() - Date.now()) > MOVED_MS;

/** Returns true if the application waits for a decision by staff. */
export const isWaiting = ({ may }: SubscriptionCard): boolean =>
  may.includes('approve') || may.includes('requestRetake');

/** Returns true between the customer's cancellation request and the refund. */
export const isCancellation = ({ may, stateReq }: SubscriptionCard): boolean =>
  may.includes('confirmRevoke') || (may.includes('refund') && stateReq !== 10 && stateReq !== 30);
