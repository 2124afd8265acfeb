import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { accountCookie } from '../addresses';
import { outcomesOf } from '../outcomes';
import type { SubscriptionCard } from '../services/subscription-card';
import type { ConsoleWorld } from './action';
import type { Frame } from './ConsolePage';
import { koreanTime } from './clock/clock-actions';
import { chosenNames } from './outcomes/outcome-names';
import { deviceNames, deviceOf } from './people/open';

/** Difference in milliseconds that means the clock was moved. It is longer than the time to load a page. */
const MOVED_MS = 60_000;

/** Returns true if the application waits for a decision by staff. */
export const isWaiting = ({ may }: SubscriptionCard): boolean =>
  may.includes('approve') || may.includes('requestRetake');

/** Returns true between the customer's cancellation request and the refund. */
export const isCancellation = ({ may, stateReq }: SubscriptionCard): boolean =>
  may.includes('confirmRevoke') || (may.includes('refund') && stateReq !== 10 && stateReq !== 30);

/** Returns the data at the top of every page: the time, the number of waiting items and the last action. */
export async function frameOf(services: ConsoleWorld, c: Context): Promise<Frame> {
  const { clock, applications } = services;
  const all = await applications.list();
  const person = await services.accounts.personOf(getCookie(c, accountCookie));
  const chosen = chosenNames(outcomesOf(c));
  const now = clock.now();
  return {
    now: koreanTime(now),
    isMoved: clock.isFrozen() || Math.abs(now.getTime() - Date.now()) > MOVED_MS,
    waiting: {
      applications: all.filter(isWaiting).length,
      cancellations: all.filter(isCancellation).length,
      outcomes: chosen.length,
      faults: services.faults.list().length + services.remoteFaults.size,
    },
    phone: [
      person ? `${person.name} (${person.key})` : '로그인하지 않은 방문자',
      deviceNames[deviceOf(c)],
      ...chosen,
    ],
    done: c.req.query('done'),
    wrong: c.req.query('wrong'),
  };
}
