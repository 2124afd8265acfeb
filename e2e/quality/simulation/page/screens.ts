import {
  type Application,
  saveAnswer,
  startApplication,
  useApplication,
} from '@shared/application';
import { settings } from '@shared/config/settings';
import { plainDate } from '@shared/domain/calendar';
import type { Package } from '@shared/domain/package';
import { paymentTerms } from '@shared/domain/required-terms';
import { type PendingDesk, usePendingPayment } from '@shared/payment/use-pending-payment';
import { usePressOnce } from '@shared/payment/use-press-once';
import { today, usePackages, useUserData } from '@shared/session';
import { OrderNotLoaded } from '../../../../remote-apply/src/complete/OrderNotLoaded';
import { SubscApplyRes } from '../../../../remote-apply/src/complete/SubscApplyRes';
import { useLanding } from '../../../../remote-apply/src/landing/use-landing';
import { useCheckout } from '../../../../remote-apply/src/payment/use-checkout';
import { useMissingVehicles } from '../../../../remote-apply/src/payment/use-missing-vehicles';
import { usePay } from '../../../../remote-apply/src/payment/use-pay';
import { usePayment } from '../../../../remote-apply/src/payment/use-payment';
import { applicationQuote } from '../../../../remote-apply/src/price/application-quote';
import type { Screen } from '../phone/simulated';
import { Mounted, useEffect, useRef } from './react';

const STEP = 7;

type FormParts = {
  application: Application;
  packages: readonly Package[];
  loadPrices: () => Promise<unknown>;
};
/** The data that the form shows. There is one payment form per page. */
let shown: FormParts;

/** The hooks of the payment page, in the order in which its form calls them. */
function PaymentForm(): Screen {
  const { application, packages, loadPrices } = shown;
  const desk = usePayment(application);
  const waiting = usePendingPayment();
  const { busy, pay } = usePay(waiting.check, loadPrices);
  const vehicles = useUserData().data?.vehicles ?? [];
  const { pricing } = settings;
  const priced = applicationQuote(application, packages, { today: today(), pricing, vehicles });
  const answers = Object.fromEntries(
    paymentTerms(application.stateRequest === 'extension').map(({ key }) => [key, true]),
  );
  const terms = { answers, versions: {}, problem: undefined };
  const marks = { why: () => undefined, tell: async () => undefined, clear: () => undefined };
  const dealer = desk.payment.dealer;
  const parts = { application, priced, desk, dealer, terms, marks, step: STEP, pay };
  const checkout = useCheckout(parts as unknown as Parameters<typeof useCheckout>[0]);
  const card = usePendingButtons(waiting);
  const isOpen = !busy && priced?.quote.ok === true && waiting.pending.kind === 'none';
  return {
    name: 'payment',
    isBusy: busy || card.isBusy || checkout.isBusy,
    buttons: { ...card.buttons, ...(isOpen && { pay: () => checkout.run() }) },
  };
}

/** Shows the form as soon as its data is loaded, as the payment page does. */
function Payment(): Screen {
  const application = useApplication();
  const packages = usePackages();
  const missing = useMissingVehicles(application);
  const form = useRef<Mounted<Screen> | undefined>(undefined);
  if (application && packages.data)
    shown = { application, packages: packages.data, loadPrices: packages.refetch };
  const isLoaded = application !== undefined && packages.data !== undefined && !missing;
  const wasLoaded = useRef(false);
  wasLoaded.current ||= isLoaded;
  const isFormShown = wasLoaded.current;
  useEffect(() => {
    if (!isFormShown) return undefined;
    form.current = new Mounted(PaymentForm);
    return () => form.current?.unmount();
  }, [isFormShown]);
  form.current?.queue();
  return {
    name: 'payment',
    get isBusy() {
      return form.current?.view?.isBusy ?? false;
    },
    get buttons() {
      return form.current?.view?.buttons ?? {};
    },
  };
}

function Landing(): Screen {
  const { unsure, askAgain } = useLanding();
  const isUnsure = unsure !== undefined;
  return {
    name: isUnsure ? 'unsure' : 'landing',
    isBusy: false,
    buttons: isUnsure ? { askAgain } : {},
  };
}

/** The completion page itself. Its first element is the component that the customer sees. */
function Completion(): Screen {
  const element = SubscApplyRes() as unknown as { type: unknown; props: Shown } | null;
  if (element?.type === OrderNotLoaded) {
    const { query } = element.props as Parameters<typeof OrderNotLoaded>[0];
    return { name: 'not-loaded', isBusy: false, buttons: { retry: query.refetch } };
  }
  const isShown = element?.type === 'Page';
  const name = isShown ? 'completion' : 'waiting';
  return {
    name: element === null ? 'empty' : name,
    isBusy: false,
    buttons: {},
    orderId: isShown ? orderIn(element.props) : undefined,
  };
}

type Shown = { children?: unknown; id?: string };
/** Returns the id that the page passes to the button that saves the contract. */
function orderIn(element: unknown): string | undefined {
  if (Array.isArray(element)) return element.map(orderIn).find((id) => id !== undefined);
  if (typeof element !== 'object' || element === null) return undefined;
  const { type, props, children } = element as {
    type?: unknown;
    props?: Shown;
    children?: unknown;
  };
  if (type === 'SaveOrderContract') return props?.id;
  return orderIn(props?.children ?? children);
}

/** The home page with the notice of a pending payment. Its button leads to the payment page. */
function Home(): Screen {
  const card = usePendingButtons(usePendingPayment());
  return { name: 'home', ...card };
}

export const screens = {
  '/subscApply/req': Payment,
  '/layover': Landing,
  '/subscApply/res': Completion,
  '/subscStatus': Home,
  '/': Home,
} as const;

/** Fills an application as the pages before the payment page do. */
export function beginApplication(vin: string): void {
  startApplication({
    packageId: 'PK2',
    group: 'STANDARD',
    vin,
    registeredOn: plainDate('2020-03-01'),
    months: 12,
    stateRequest: 'none',
    parentId: undefined,
    startsOn: undefined,
  });
  saveAnswer('vehicle', {
    vin,
    plate: '12가3456',
    registeredOn: plainDate('2020-03-01'),
    modelType: '320d',
    modelYear: '2020',
    categoryId: 'C1',
  });
  saveAnswer('terms', { service_agreement: true, personal_info_agree: true });
  saveAnswer('payment', {
    dealer: { id: 'D1', title: 'D1', takesCompanyCard: true },
    advisor: 'none',
    advisorName: undefined,
    card: 'personal',
    vipCode: undefined,
    terms: {},
  });
}

/** The buttons of the card of a pending payment. */
function usePendingButtons(desk: PendingDesk): Pick<Screen, 'buttons' | 'isBusy'> {
  const { pending } = desk;
  const again = usePressOnce(async () => {
    if ('record' in pending) await desk.check(pending.record);
  });
  const resume = usePressOnce(desk.resume);
  const cancel = usePressOnce(async () => void (await desk.cancel()));
  const isBusy = again.isBusy || resume.isBusy || cancel.isBusy;
  if (isBusy) return { buttons: {}, isBusy };
  const buttons = {
    ...(['unknown', 'unclear'].includes(pending.kind) && { again: again.run }),
    ...(pending.kind === 'waiting' && { resume: resume.run }),
    ...(['begun', 'waiting', 'unclear'].includes(pending.kind) && { cancel: cancel.run }),
  };
  return { buttons, isBusy };
}
