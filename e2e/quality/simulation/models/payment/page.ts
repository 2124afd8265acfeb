/** The pages of a payment, with the hooks of the product: payment page, landing and completion. */
import { useApplication } from '@shared/application';
import { numberStamp } from '@shared/domain/number-stamp';
import { usePendingPayment } from '@shared/payment/use-pending-payment';
import { useLanding } from '../../../../../remote-apply/src/landing/use-landing';
import { usePay } from '../../../../../remote-apply/src/payment/use-pay';
import { theOrder } from '../../../../../remote-apply/testing/order';
import { people } from '../../backend/wire';
import { usePendingButtons } from '../../page/pending-buttons';
import { Mounted } from '../../page/react';
import type { Screen } from '../../phone/simulated';
import type { Asking } from './asking';
import { now } from './edge';

const [{ vin, vtgId }] = people as [(typeof people)[0]];

function Payment(): Screen {
  const application = useApplication();
  const waiting = usePendingPayment();
  const { busy, pay } = usePay(waiting.check);
  const card = usePendingButtons(waiting);
  const isOpen = !busy && waiting.pending.kind === 'none';
  // Without an application, the page is empty.
  if (application === undefined) return { name: 'empty', isBusy: busy, buttons: {} };
  const order = {
    ...theOrder,
    vtgId,
    vehicle: { ...theOrder.vehicle, vin },
    payment: { ...theOrder.payment, number: numberStamp(now()) },
  };
  const press = () => pay({ order, intentKey: application.intentKey });
  const buttons = { ...card.buttons, ...(isOpen && { pay: press }) };
  return { name: 'payment', isBusy: busy || card.isBusy, buttons };
}

function Landing(): Screen {
  const { unsure, askAgain } = useLanding();
  const name = unsure === undefined ? 'landing' : 'unsure';
  return { name, isBusy: false, buttons: unsure === undefined ? {} : { askAgain } };
}

const here = () => globalThis.simulated as Asking;

const Completion = (): Screen => ({
  name: 'completion',
  isBusy: false,
  buttons: {},
  orderId: Object(here().history.entry().state).subscriptionId,
});
const Status = (): Screen => ({ name: 'home', isBusy: false, buttons: {} });

const screens = {
  '/subscApply/req': Payment,
  '/layover': Landing,
  '/subscApply/res': Completion,
} as const;

let mounted: Mounted<Screen> | undefined;
const show = () => {
  mounted?.unmount();
  const { pathname } = new URL(here().history.entry().address);
  mounted = new Mounted(screens[pathname.slice('/app'.length) as keyof typeof screens] ?? Status);
};
const start = () => {
  mounted = undefined;
  here().opened({ view: () => mounted?.view, kept: () => mounted?.kept ?? [], show });
  show();
};
/** The state of the application is the only one that a page keeps in its modules. */
const application = Symbol.for('@shared/application');
globalThis.started(() => {
  Object.assign(Reflect.get(globalThis, application), { state: undefined, outbox: undefined });
  start();
});
start();
