import { firstSettings, storeLinks } from '@shared/config/first-settings';
import type { PlainDate } from '@shared/domain/calendar';
import { formatWon } from '@shared/domain/format';
import { type Won, won } from '@shared/domain/money';
import type { Package, Promotion } from '@shared/domain/package';
import { fail } from '@shared/domain/result';
import type { Group } from '@shared/domain/tier';
import type { Sample } from '@shared/page/first-view/sample';
import { downloadLink } from '@shared/popup/download-link';
import { Money } from '@shared/ui/Money';
import { TabButton } from '@shared/ui/Tabs';
import { ApplyBar } from '../../home/ApplyBar';
import { CarSelect } from '../../home/CarSelect';
import { MORE } from '../../home/difference';
import { groupLead } from '../../home/group-lead';
import { SignInButton } from '../../home/HomeChooser';
import { exampleDayHint } from '../../home/home.copy';
import { type HomeOffer, offerOf } from '../../home/home-choice';
import { DiscountNote, ExampleMark, NoDiscount, PromotionNotice } from '../../home/PriceCard';
import { TilePrice } from '../../home/TilePrice';
import { PromotionBadge } from '../../price/PromotionBadge';
import type { OwnVehicle } from '../../vehicle/own-vehicles';
import { RegistrationDay } from '../../vehicle/RegistrationDay';

const today = '2026-11-20' as PlainDate;
const day = '2021-11-20' as PlainDate;
const none = () => undefined;

/** Every amount of the fixture is different, so that each one can be found in its slot. */
const NET = won(1_100_000);
const OFF = won(99_000);
const promotion: Promotion = {
  title: '할인 이름',
  content: '할인 내용',
  state: 'enable',
  discount: { kind: 'fixed', amount: OFF },
};
const car: OwnVehicle = {
  vin: 'VIN1',
  plate: '',
  model: 'MODEL',
  categoryId: 'C',
  categoryTitle: '',
  isRegistered: true,
  registeredOn: day,
  modelYear: '',
  hasMembership: false,
};

const packageOf = (id: string, group: Group, price: Won, offer?: Promotion): Package => ({
  id,
  title: '',
  fullTitle: `${id} 멤버십`,
  group,
  tier: 'plain',
  promotion: offer,
  extensionPromotion: undefined,
  images: [],
  products: [],
  vehicleCategories: [
    {
      id: 'C',
      seq: 1,
      title: '',
      default: 1,
      costs: [{ price, state: 'enable', unitMin: 1, unitMax: 999_999 }],
    },
  ],
});

const packages = [
  packageOf('P1', 'STANDARD', NET, promotion),
  packageOf('P2', 'STANDARD', NET),
  packageOf('P3', 'PREMIUM', won(2 * NET)),
];
const offer = (group: Group, vin?: string): HomeOffer =>
  offerOf(
    { group, packageId: undefined, vin, pickedDay: undefined },
    { packages, vehicles: [car], today, pricing: firstSettings.pricing },
  );

const money = (amount: number): string => `${formatWon(won(amount))}원`;
const totalOf = ({ quote }: HomeOffer): number => (quote?.ok ? quote.value.bill.total : 0);

const example = offer('STANDARD');
const own = offer('STANDARD', car.vin);
const higher = offer('PREMIUM', car.vin);
const list = won(totalOf(example) + OFF);
const total = money(totalOf(example));

const tile = (of: HomeOffer, beside = of) => <TilePrice offer={of} shown={beside} />;
const tab = (group: string, of: HomeOffer, isCurrent: boolean, beside = of) => (
  <TabButton
    base="_R_0_"
    isCurrent={isCurrent}
    tab={{ id: group, label: group, query: `group=${group}`, note: tile(of, beside) }}
    onClick={none}
    onKeyDown={none}
  />
);
const bar = (mayAct: boolean, total?: Won) => (
  <ApplyBar
    mayAct={mayAct}
    phone="other"
    total={total}
    busy={false}
    registers={false}
    onPress={none}
  />
);
const cars = (vehicles: readonly OwnVehicle[], vin?: string) => (
  <CarSelect vehicles={vehicles} vin={vin} onChange={none} />
);
const dayField = (hint?: string) => (
  <RegistrationDay start={day} today={today} hint={hint} onPick={none} />
);
const option = (id: string, title: string) => <option value={id}>{title}</option>;
const link = downloadLink('other', storeLinks);
const days = { day, today };

/**
 * Slots of home that differ from visit to visit. The fixture has two memberships and two tabs; the second of each is
 * the template for more.
 */
const places = {
  tab: tab('STANDARD', example, true),
  tabs: tab('PREMIUM', offer('PREMIUM'), false),
  group: 'STANDARD',
  lead: groupLead.STANDARD,
  car: cars([]),
  way: <SignInButton />,
  id: 'P1',
  title: 'P1 멤버십',
  options: option('P2', 'P2 멤버십'),
  day: dayField(exampleDayHint),
  badge: <PromotionBadge promotion={promotion} />,
  mark: <ExampleMark />,
  struck: <Money won={list} struck />,
  list: money(list),
  total,
  note: <DiscountNote won={OFF} />,
  notice: <PromotionNotice promotion={promotion} />,
  bar: bar(false),
};
export type HomePlace = keyof typeof places;

/** Returns the fixture of home for a visitor of the web. Other visitors use parts of it. */
export const sample = (): Sample<HomePlace> => ({
  address: '/',
  day: today,
  packages,
  places,
  parts: {
    on: { element: tab('TIER', example, true), places: { group: 'TIER', note: tile(example) } },
    off: { element: tab('TIER', example, false), places: { group: 'TIER', note: tile(example) } },
    example: { element: tile(example), places: { total } },
    own: { element: tile(own), places: { total } },
    more: {
      element: tile(higher, own),
      places: {
        total: money(totalOf(higher)),
        beside: own.group,
        more: money(totalOf(higher) - totalOf(own)),
        word: MORE,
      },
    },
    refused: { element: tile({ ...own, quote: fail('band-not-allowed') }), places: {} },
    noCar: { element: cars([]), places: {} },
    oneCar: { element: cars([car], car.vin), places: { id: car.vin, title: car.model } },
    cars: { element: cars([car]), places: { options: option(car.vin, car.model) } },
    way: { element: <SignInButton />, places: {} },
    option: { element: option('P', '멤버십'), places: { id: 'P', title: '멤버십' } },
    exampleDay: { element: dayField(exampleDayHint), places: days },
    day: { element: dayField(), places: days },
    badge: { element: <PromotionBadge promotion={promotion} />, places: { name: promotion.title } },
    mark: { element: <ExampleMark />, places: {} },
    struck: { element: <Money won={list} struck />, places: { list: money(list) } },
    note: { element: <DiscountNote won={OFF} />, places: { off: money(OFF) } },
    noNote: { element: <NoDiscount />, places: {} },
    notice: {
      element: <PromotionNotice promotion={promotion} />,
      places: { name: promotion.title, content: promotion.content },
    },
    web: { element: bar(false), places: link },
    app: { element: bar(true), places: {} },
    appOwn: { element: bar(true, won(totalOf(own))), places: { total } },
  },
});
