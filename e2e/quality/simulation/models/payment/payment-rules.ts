import type { Machine } from '../search';
import { eventRules } from './network';
import { reached, type Shown, type State } from './payment';
import type { Setting } from './world';

const shows = ({ tabs }: State, name: Shown['name']): boolean =>
  tabs.some((tab) => tab.name === name);
const showBoth = ({ tabs }: State, is: (tab: Shown) => boolean): boolean => tabs.every(is);
const isPaid = ({ orders }: State): boolean => orders.some((one) => one.isPaid);
const has = (name: string) => (tab: Shown) => tab.buttons.includes(name);

const kinds: Machine<State, string>['kinds'] = [
  {
    name: 'completion in both tabs',
    is: (state) => showBoth(state, (tab) => tab.name === 'completion'),
  },
  { name: 'a card page', is: (state) => shows(state, 'card') },
  { name: 'two card pages', is: (state) => showBoth(state, (tab) => tab.name === 'card') },
  {
    name: 'a payment page that offers to pay after a declined card',
    is: ({ record, tabs }) => record?.['declined'] === true && tabs.some(has('pay')),
  },
  {
    name: 'an order whose card page nobody knows',
    is: ({ tabs, record }) => record?.['redirect'] === undefined && tabs.some(has('cancel')),
  },
  {
    name: 'a payment page that offers to pay while an order of a killed page is on its way',
    is: ({ isOrderOnWay, tabs }) => isOrderOnWay && tabs.some(has('pay')),
  },
  {
    name: 'two orders on their way or payable, and none was given up',
    is: ({ orders, isOrderOnWay }) =>
      orders.filter((one) => one.canBePaid && !one.isGivenUp).length + Number(isOrderOnWay) > 1,
    because: 'the bounds allow one order. The schedules look for a second one',
  },
  { name: 'a tab at the account host', is: (state) => shows(state, 'account') },
];

/** Payment of one customer with two tabs of one browser. */
export const paymentOf = async (setting: Setting): Promise<Machine<State, string>> => ({
  name: 'payment with two tabs',
  starts: [await reached(setting, [])],
  keyOf: ({ key }) => key,
  events: ({ events }) => events,
  next: ({ path }, event) => reached(setting, [...path, event]),
  rules: {
    ...Object.fromEntries(
      eventRules.map((rule) => [rule, ({ broken }: State) => !broken.includes(rule)]),
    ),
    'completion is shown only for a paid order': ({ tabs, orders }) =>
      tabs.every(
        ({ name, orderId }) =>
          name !== 'completion' || orders.some((one) => one.id === orderId && one.isPaid),
      ),
    'the record stays while its order is on its way or can be paid': (state) =>
      state.record !== undefined ||
      isPaid(state) ||
      !(state.isOrderOnWay || state.orders.some((one) => one.canBePaid && !one.isGivenUp)),
    'a page that waits for nothing offers a button': ({ tabs }) =>
      tabs.every(
        ({ name, isWaiting, buttons }) =>
          isWaiting || buttons.length > 0 || !['payment', 'landing', 'unsure'].includes(name),
      ),
    'a declined card leads back to the payment page while the record is kept': (state, step) =>
      isPaid(state) ||
      state.record === undefined ||
      state.tabs.every(
        ({ name }, index) =>
          step?.before.tabs[index]?.name !== 'landing' ||
          step.before.orders.every((one) => !one.isDeclined) ||
          step.before.orders.some((one) => !one.isDeclined) ||
          ['landing', 'payment'].includes(name),
      ),
  },
  // Without a kill, only some kinds are reached.
  kinds: setting.bounds.kills > 0 ? kinds : kinds.filter(({ because }) => because !== undefined),
});
