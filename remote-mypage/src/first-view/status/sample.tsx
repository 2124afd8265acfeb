import type { UserData } from '@shared/api/user';
import { carLabel } from '@shared/copy/car-label';
import type { PlainDate } from '@shared/domain/calendar';
import { type Sample, sampleUser } from '@shared/page/first-view/sample';
import { ToBenefits } from '../../coupons/ToBenefits';
import { ExtendNow, WhyNot } from '../../extend/ExtendButton';
import { whyNoExtension } from '../../extend/extend.copy';
import { elapsed, leftText, shareText, subscriptionPeriod } from '../../status/period';

const none = () => undefined;
const today = '2026-05-20' as PlainDate;
const VTG_ID = 'VTG1';
const VIN = 'VIN1';
const WINDOW_DAYS = 30;

const user = { ...sampleUser, vtgId: VTG_ID };

const membership: UserData['subscriptions'][number] = {
  id: 'SUBSC1',
  parentId: undefined,
  state: 'active',
  request: 'none',
  confirm: 'approved',
  packageId: 'P1',
  title: '멤버십 이름',
  package: { title: '멤버십 이름', group: 'STANDARD' },
  insured: false,
  vin: VIN,
  plate: '차량 번호판',
  createdOn: undefined,
  startsOn: '2026-01-02' as PlainDate,
  stopsOn: '2027-01-01' as PlainDate,
  insuranceStartsOn: undefined,
  stateOn: undefined,
  paid: undefined,
  transferred: false,
  transfer: undefined,
  insuranceAccepted: false,
  documents: { registration: 'absent', inspection: 'absent', panel: 'absent' },
  attachments: { registration: undefined, inspection: undefined, panel: undefined },
  vehicle: {
    vin: VIN,
    plate: '',
    registeredOn: undefined,
    modelType: '',
    modelYear: '',
    km: undefined,
  },
  rejectedBecause: undefined,
  dealerId: undefined,
  payments: undefined,
  orderNumber: 'O1',
};

const userData: UserData = {
  vehicles: [
    {
      id: 'CAR1',
      vin: VIN,
      plate: '',
      registeredOn: undefined,
      modelYear: '',
      categoryId: undefined,
      model: '차량 이름',
      modelDetail: '',
    },
  ],
  subscriptions: [membership],
};

const { daysLeft, share } = elapsed(membership, today) ?? { daysLeft: 0, share: 0 };
const why = whyNoExtension['outside-window'](membership, WINDOW_DAYS) ?? '';
const label = carLabel({ plate: '', model: '차량 이름' }, true);
const chosen = (
  <option value="CAR1" selected>
    {label}
  </option>
);
const names = { id: 'CAR1', label };

/** Slots of the status page of one active membership. */
const places = {
  vehicles: chosen,
  id: membership.id,
  title: membership.title,
  left: leftText(daysLeft),
  share: shareText(share),
  plate: membership.plate,
  period: subscriptionPeriod(membership, today),
  actions: <ToBenefits id={membership.id} isMain />,
  why: <WhyNot why={why} />,
  query: `vtg_id=${VTG_ID}`,
};
export type StatusPlace = keyof typeof places;

/** Returns the fixture: a member in the app with one active membership. */
export const sample = (): Sample<StatusPlace> => ({
  address: '/subscStatus',
  day: today,
  session: { status: 'signed-in', user, inApp: true, mayAct: true },
  userData,
  places,
  parts: {
    option: { element: <option value="CAR1">{label}</option>, places: names },
    chosen: { element: chosen, places: names },
    extend: { element: <ExtendNow isBusy={false} onPress={none} />, places: {} },
    benefits: { element: <ToBenefits id={membership.id} isMain />, places: {} },
    beside: { element: <ToBenefits id={membership.id} isMain={false} />, places: {} },
    why: { element: <WhyNot why={why} />, places: { why } },
  },
});
