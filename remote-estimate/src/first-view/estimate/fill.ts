import { estimateAhead, estimateContentAhead } from '@shared/api/ahead/estimate';
import { openMembershipsAhead } from '@shared/api/ahead/memberships';
import { vehiclesAhead } from '@shared/api/ahead/vehicles';
import type { Choice, EstimateContent, EstimateStart } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import { estimateContentCall } from '@shared/api/start-calls';
import { estimateSettings, firstSettings } from '@shared/config/first-settings';
import { pageSettings } from '@shared/config/page-settings';
import { tabStorage } from '@shared/config/storage';
import { carName } from '@shared/domain/names';
import { registrationYears } from '@shared/domain/year-lists';
import type { Fill, Known, Next } from '@shared/page/first-view/known';
import type { Drawn } from '@shared/prerender/build-tree';
import { entryOf } from '@shared/session/entry-params';
import { formatNumber } from '@shared/text/number';
import { addressable } from '../../addressable';
import { isLong, recommendationOf } from '../../item-groups';
import { membershipOf, type OwnMembership, planChoices } from '../../plan-choices';
import { kmLabel, registrationYear, selectorsOf, yearLabel } from '../../vehicle-details';
import { vtgNoOf } from '../../vtg-no';
import type { EstimatePlace } from './sample';

/** Returns the request for the items of the vehicle that the page shows first. */
export const next: Next = (known) => {
  const vin = startOf(known)?.vin;
  return vin === undefined ? [] : [estimateContentCall(vin)];
};

/**
 * Fills in the estimate of a customer's first vehicle without chosen items. Only React renders a searchable list or the
 * reason why there is no estimate. Source: EST-001…009, 014.
 */
export const fill: Fill<EstimatePlace> = (known) => {
  const begun = startOf(known);
  const userId = known.visitor.known?.user.id ?? '';
  const cars = vehiclesAhead(known, userId);
  const members = openMembershipsAhead(known, userId, known.day);
  if (!begun || !cars || !members) return undefined;
  const { start, vin, entry } = begun;
  const content = estimateContentAhead(known, vin);
  const notes = start.notice.split('\n').filter(Boolean);
  const shown = selectorsOf(start);
  const hasNone = !(shown.bsi || shown.year || shown.mileage);
  if (!content?.items.length || isLong(content.items) || hasNone || notes.length > 1)
    return undefined;
  const offered = years(known);
  const year = registrationYear(cars, vin, offered);
  const own = membershipOf(members, vin, start.plans);
  const search = String(new URLSearchParams(addressable(entry)));
  const query = search && `?${search}`;
  return {
    vehicles: start.vehicles.map((one) => option(one.vin, carName(one))),
    bsi: when(shown.bsi && ['bsi', { options: start.bsi.map(choice) }]),
    year: when(shown.year && ['year', { options: offered.map(yearOption(year)) }]),
    mileage: when(
      shown.mileage && [
        'mileage',
        { options: start.mileages.map(({ km }) => option(`${km}`, kmLabel(km))) },
      ],
    ),
    campaigns: start.campaigns.map((title) => ['campaign', { title }]),
    items: content.items.map(itemOf(start)),
    plans: planChoices(start.plans ?? []).map(planOf(own)),
    way: [wayOf(own, query)],
    notes: notes.map((note) => ['notes', { note }]),
  };
};

/** Returns the data that the page starts with, or undefined if the owner is not certain. */
function startOf(known: Known) {
  const { user } = known.visitor.known ?? {};
  const entry = entryOf(tabStorage, known.query);
  const vtgNo = vtgNoOf(known.query, user);
  // A kept `connInfo` without a vtg_id may sign in another user. Source: SEC-001.
  const isOther = entry.vtg_id ? entry.vtg_id !== user?.vtgId : entry.connInfo;
  if (!user || !vtgNo || isOther) return undefined;
  const { brandName } = { ...firstSettings.vehicle, ...Object(pageSettings()['vehicle']) };
  const start = estimateAhead(known, { vtgNo, brandName });
  const [first] = start?.vehicles ?? [];
  return start && first && start.isRegistered(first.vin)
    ? { start, vin: first.vin, entry }
    : undefined;
}

const years = ({ day }: Known): readonly number[] =>
  registrationYears(
    { ...estimateSettings, ...Object(pageSettings()['estimate']) },
    Number(day.slice(0, 4)),
  );

const when = (part: Drawn | false): readonly Drawn[] => (part ? [part] : []);
const option = (value: string, label: string): Drawn => ['option', { value, label }];
const choice = ({ code, name }: Choice): Drawn => option(code, name);

const yearOption =
  (chosen: string) =>
  (year: number): Drawn => [
    `${year}` === chosen ? 'chosen' : 'option',
    { value: `${year}`, label: yearLabel(year) },
  ];

const planOf =
  (own: OwnMembership | undefined) =>
  ({ code, name }: Choice): Drawn => [
    code === (own?.planCode ?? NO_PLAN) ? 'chosenPlan' : 'plan',
    { code, name },
  ];

function wayOf(own: OwnMembership | undefined, query: string): Drawn {
  if (!own) return ['join', { query }];
  return [own.planCode === NO_PLAN ? 'holder' : 'member', { name: own.name, query }];
}

const itemOf =
  ({ mileages }: EstimateStart) =>
  ({ no, name, price }: EstimateContent['items'][number]): Drawn => {
    const from = recommendationOf(no, mileages, undefined);
    const texts = { name, price: `${formatNumber(price)}원` };
    return from ? ['from', { ...texts, km: formatNumber(from.km) }] : ['item', texts];
  };
