import type { DocumentKind } from '@shared/domain/attachment';
import * as v from 'valibot';
import { Refused } from '../backend/refusal';
import type { SubscriptionCard } from '../services/subscription-card';
import {
  type Actions,
  action,
  type ConsoleWorld,
  type Done,
  type Fields,
  maybe,
  text,
  ticked,
  whole,
} from './action';
import { backendActions } from './backend/backend-actions';
import { clockActions } from './clock/clock-actions';
import { faultActions } from './faults/fault-actions';

export const documentNames: Record<DocumentKind, string> = {
  registration: '자동차등록증',
  inspection: '정기검사 결과지',
  panel: '계기판',
};

const done = (what: string, card: SubscriptionCard): Done => ({
  said: `${card.person.name} · ${card.title} · ${what}`,
  data: card,
});

/** On applications and on cancellation requests. Source: SBX-006. */
const applicationActions: Actions = {
  approve: action({ id: text }, async ({ id }, { applications }) =>
    done('승인했습니다.', await applications.approve(id)),
  ),
  reject: action(
    { id: text, reason: v.optional(text, '서류를 확인할 수 없습니다.'), close: ticked },
    async ({ id, ...how }, { applications }) =>
      done('반려했습니다.', await applications.reject(id, how)),
  ),
  retake: action(
    {
      id: text,
      kind: v.picklist(['registration', 'inspection', 'panel']),
      reason: v.optional(text, '사진이 흐려 다시 촬영이 필요합니다.'),
    },
    async ({ id, kind, reason }, { applications }) =>
      done(
        `${documentNames[kind]} 재촬영을 요청했습니다.`,
        await applications.requestRetake(id, kind, reason),
      ),
  ),
  withdraw: action({ id: text }, async ({ id }, { applications }) =>
    done('청약철회로 환불했습니다.', await applications.withdraw(id)),
  ),
  'confirm-revoke': action({ id: text }, async ({ id }, { applications }) =>
    done('해지를 확정했습니다.', await applications.confirmRevoke(id)),
  ),
  refund: action({ id: text }, async ({ id }, { applications }) =>
    done('환불했습니다.', await applications.refund(id)),
  ),
};

/** Of a service centre, on a member's benefits. */
const couponActions: Actions = {
  'use-coupon': action(
    { id: text, product: text, units: v.optional(whole, '1') },
    async ({ id, product, units }, { coupons }) => {
      await coupons.markUsed(id, product, units);
      return { said: `혜택을 사용 처리했습니다. (${units})` };
    },
  ),
  claim: action({ id: text, price: v.optional(whole) }, async ({ id, price }, { coupons }) => {
    const options = price === undefined ? {} : { priceWithVat: price };
    const claim = await coupons.addClaim(id, options);
    const said = `보증 수리를 접수했습니다: /app/guide/insurance/${claim}`;
    return { said, data: { id: claim } };
  }),
};

/** Create a dealer link and change its state. Source: SBX-006, SOLIC-003. */
const linkActions: Actions = {
  solicitation: action(
    {
      person: maybe,
      name: text,
      package: text,
      vin: text,
      dealer: text,
      card: v.picklist(['personal', 'company']),
    },
    async ({ person, name, vin, card: cardType, ...of }, { solicitations }) => {
      const asked = { personKey: person, name, vin, cardType };
      const offer = { packageId: of.package, dealerId: of.dealer };
      const card = await solicitations.create({ ...asked, ...offer });
      return { said: `가입 요청 링크를 만들었습니다: ${card.path}`, data: card };
    },
  ),
  'move-solicitation': action({ hash: text, state: whole }, async ({ hash, state }, world) => {
    const card = await world.solicitations.move(hash, state);
    return { said: `${card.name}님의 가입 요청을 상태 ${state}(으)로 옮겼습니다.`, data: card };
  }),
};

/** All staff actions by name, as forms at /sandbox/do/… and as JSON at /sandbox/api/…. */
const actions: Actions = {
  ...applicationActions,
  ...backendActions,
  ...clockActions,
  ...couponActions,
  ...faultActions,
  ...linkActions,

  reset: action({ keepClock: ticked }, async (how, world) => {
    await world.reset(how);
    world.remoteFaults.clear();
    world.clientEvents.clear();
    await world.told.clear();
    return { said: '처음 상태로 되돌렸습니다.' };
  }),

  /** Sells a car outside the product, so that its membership can be transferred. Source: SBX-006. */
  'sell-car': action({ id: text, to: text }, async ({ id, to }, { transfers }) => {
    await transfers.sellCar(id, to);
    return { said: '차량을 팔았습니다. 새 소유자가 앱에서 양도를 신청할 수 있습니다.' };
  }),

  'clear-calls': action({}, async (_none, { requestLog, clientEvents, told }) => {
    requestLog.clear();
    clientEvents.clear();
    await told.clear();
    return { said: '호출 기록을 지웠습니다.' };
  }),
};

type Outcome = { ok: true; done: Done } | { ok: false; status: number; said: string };

/** Runs a staff action by its name. A refusal becomes a sentence, and other errors are thrown. */
export async function runAction(
  name: string,
  fields: Fields,
  world: ConsoleWorld,
): Promise<Outcome> {
  const named = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (named === undefined) return { ok: false, status: 404, said: `${name}: 없는 작업입니다.` };
  try {
    return { ok: true, done: await named(fields, world) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, status: error.status, said: error.message };
    throw error;
  }
}
