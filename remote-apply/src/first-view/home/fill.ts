import { type PackageAhead, packagesAhead } from '@shared/api/ahead/packages';
import { enrolledAhead, profileVehiclesAhead, vehiclesAhead } from '@shared/api/ahead/vehicles';
import { modeOf } from '@shared/bridge/mode';
import { firstSettings, storeLinks } from '@shared/config/first-settings';
import { pageSettings } from '@shared/config/page-settings';
import { carLabel } from '@shared/copy/car-label';
import type { PlainDate } from '@shared/domain/calendar';
import { packageLabel } from '@shared/domain/names';
import { type Group, groups } from '@shared/domain/tier';
import type { Fill, Known } from '@shared/page/first-view/known';
import { downloadLink } from '@shared/popup/download-link';
import type { Drawn } from '@shared/prerender/build-tree';
import { formatNumber } from '@shared/text/number';
import { differenceOf } from '../../home/difference';
import { groupLead } from '../../home/group-lead';
import { priceOf, withOnlyCar } from '../../home/home-price';
import { type OwnVehicle, ownVehicles } from '../../vehicle/own-vehicles';
import { isCertain } from '../certain';
import type { HomePlace } from './sample';

/**
 * Fills in home for a visitor, and for a customer whose cars are known. Selects the only car, as the page does. Does
 * not show a price that is not certain. Source: HOME-001…008, 013.
 */
export const fill: Fill<HomePlace> = (known) => {
  const own = pageSettings();
  const packages = packagesAhead(known);
  const cars = carsOf(known, { ...firstSettings.vehicle, ...Object(own['vehicle']) }.brandName);
  if (!packages || !cars || !isCertain(known, own['dev'])) return undefined;
  const sold = groups.filter((group) => packages.some((one) => one.group === group));
  const group = sold.find((one) => one === known.query.get('group')) ?? sold[0];
  const pricing = { ...firstSettings.pricing, ...Object(own['pricing']) };
  const facts = { packages, vehicles: cars, today: known.day as PlainDate, pricing };
  const prices = sold.map((one) => priceOf(choiceOf(one, cars), facts));
  const shown = prices.find((price) => price.group === group);
  return shown && shownAs(shown, prices, { known, cars, links: own['links'] });
};

type Price = ReturnType<typeof priceOf<PackageAhead>>;
type Around = { known: Known; cars: readonly OwnVehicle[]; links: unknown };

/**
 * Returns the slots of one price. Returns `undefined` for POWER TRAIN, which shows more beside its price, and when
 * there is no price, because React shows the reason.
 */
function shownAs(
  { group, pkg, quote, vehicle, isOwn, ...shown }: Price,
  prices: readonly Price[],
  { known, cars, links }: Around,
): ReturnType<typeof fill> {
  if (!pkg || !quote?.ok || group === 'POWER TRAIN') return undefined;
  const { bill, promotion } = quote.value;
  const { title: name = '', content = '' } = promotion ?? {};
  const total = money(bill.total);
  const isReduced = bill.promotion > 0;
  const beside = { group, total: bill.total };
  const [tab, ...tabs] = prices.map((price) => tabOf(price, beside));
  return {
    tab: when(tab),
    tabs,
    group,
    lead: groupLead[group],
    car: [carOf(cars, vehicle)],
    way: when(!known.visitor.known && ['way', {}]),
    id: pkg.id,
    title: packageLabel(pkg, shown.memberships),
    options: shown.memberships
      .slice(1)
      .map((one) => ['option', { id: one.id, title: packageLabel(one, shown.memberships) }]),
    day: [[shown.chosenDay ? 'day' : 'exampleDay', { day: shown.shownDay, today: known.day }]],
    badge: when(promotion && ['badge', { name }]),
    mark: when(!isOwn && ['mark', {}]),
    struck: when(isReduced && ['struck', { list: money(bill.list) }]),
    list: money(bill.list),
    total,
    note: [isReduced ? ['note', { off: money(bill.promotion) }] : ['noNote', {}]],
    notice: when(content !== '' && ['notice', { name, content }]),
    bar: [barOf(known, isOwn, total, links)],
  };
}

const choiceOf = (group: Group, vehicles: readonly OwnVehicle[]) =>
  withOnlyCar(
    { group, packageId: undefined, vin: undefined, pickedDay: undefined },
    { vehicles, isWhole: true },
  );

const money = (won: number): string => `${formatNumber(won)}원`;
const when = (part: Drawn | false | undefined): readonly Drawn[] => (part ? [part] : []);

type Beside = { group: Group; total: number };

function tabOf({ group, quote, isOwn }: Price, beside: Beside): Drawn {
  const isUnknown = quote?.ok === false && quote.error === 'price-unknown';
  const note: Drawn = quote?.ok ? tileOf(quote.value.bill.total, beside, isOwn) : ['refused', {}];
  return [group === beside.group ? 'on' : 'off', { group, note: when(!isUnknown && note) }];
}

function tileOf(total: number, beside: Beside, isOwn: boolean): Drawn {
  const part = isOwn && total !== beside.total ? 'more' : isOwn ? 'own' : 'example';
  const { won, word } = differenceOf(total, beside.total);
  return [part, { total: money(total), beside: beside.group, more: money(won), word }];
}

function carOf(cars: readonly OwnVehicle[], chosen: OwnVehicle | undefined): Drawn {
  const [option, ...others] = cars.map((car) => ({
    id: car.vin,
    title: carLabel(car, car.hasMembership),
  }));
  if (!option) return ['noCar', {}];
  if (chosen) return ['oneCar', option];
  return ['cars', { options: [option, ...others].map((one) => ['option', one]) }];
}

function barOf({ visitor }: Known, isOwn: boolean, total: string, links: unknown): Drawn {
  if (visitor.inApp) return isOwn ? ['appOwn', { total }] : ['app', {}];
  const { userAgent, platform, maxTouchPoints: touchPoints } = navigator;
  const { phone } = modeOf({ userAgent, platform, touchPoints, hasNativeObject: false }, '');
  return ['web', downloadLink(phone, { ...storeLinks, ...Object(links) })];
}

/**
 * Returns the customer's cars once every service has answered; a visitor has none. Returns `undefined` while the cars
 * are not known, and when the customer has none, because only React explains the reason. Source: HOME-002.
 */
function carsOf(known: Known, brandName: string): readonly OwnVehicle[] | undefined {
  const { user } = known.visitor.known ?? {};
  if (!user) return [];
  const here = vehiclesAhead(known, user.id);
  const others = (user.vtgNo ?? user.plusNo) ? profileVehiclesAhead(known, brandName) : [];
  const enrolled = enrolledAhead(known, user.id);
  const cars = here && others && enrolled && ownVehicles(here, others, enrolled);
  return cars?.length ? cars : undefined;
}
