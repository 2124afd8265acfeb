import type { EstimateContent, EstimateStart } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import { estimateSettings } from '@shared/config/first-settings';
import type { PlainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { registrationYears } from '@shared/domain/year-lists';
import { type Sample, sampleUser } from '@shared/page/first-view/sample';
import { formatNumber } from '@shared/text/number';
import { Notes } from '@shared/ui/Notes';
import { Notice } from '@shared/ui/Notice';
import { RadioChoice } from '@shared/ui/RadioGroup';
import { ItemRow } from '../../ItemRow';
import { contentQuery, estimateQuery } from '../../queries/estimate';
import { BsiSelect, MileageSelect, YearSelect } from '../../Selectors';
import { Way } from '../../SubscribeBar';
import type { Advised } from '../../use-advice';
import { kmLabel, noDetails, yearLabel } from '../../vehicle-details';

const day = '2026-11-20' as PlainDate;
const none = () => undefined;
const user = { ...sampleUser, vtgNo: 'N1' };

const VIN = 'VIN1';
const CAR = '차량 이름';
const KM = 7000;

const start: EstimateStart = {
  shows: { bsi: true, year: true, mileage: true },
  notice: '알려 드리는 말',
  vehicles: [{ vin: VIN, plate: '', model: CAR, make: '' }],
  isRegistered: () => true,
  plans: [{ code: 'P1', name: '플랜 이름' }],
  campaigns: ['캠페인 이름'],
  bsi: [{ code: 'B1', name: '서비스 이름' }],
  mileages: [{ km: KM, itemNos: [] }],
};
const item = { no: 1, name: '정비 이름', price: won(12_345) };
const content: EstimateContent = { basicPrice: won(0), items: [item] };

const years = registrationYears(estimateSettings, Number(day.slice(0, 4)));
const option = (value: string, label: string) => <option value={value}>{label}</option>;
const bsi = option('B1', '서비스 이름');
const mileage = option(`${KM}`, kmLabel(KM));
const selector = { start, details: noDetails, onDetails: none };
const row = (km?: number) => (
  <ItemRow
    item={item}
    isChosen={false}
    percent={undefined}
    recommendedKm={km}
    isRecommendedNow={false}
    onToggle={none}
  />
);
const plan = (value: string, label: string, isChosen = false) => (
  <RadioChoice value={value} label={label} group="_R_0_" isChosen={isChosen} onChange={none} />
);
const choice = { group: 'STANDARD', packageId: undefined, vin: VIN, pickedDay: undefined } as const;
const way = (member: Advised['member']) => (
  <Way advised={{ choice, yearly: undefined, planName: undefined, member }} />
);
const join = way(undefined);
const price = `${formatNumber(item.price)}원`;
const query = '?campaignNo=C1';

/** Slots of the estimate that differ from visit to visit. */
const places = {
  vehicles: (
    <option value={VIN} selected>
      {CAR}
    </option>
  ),
  bsi: <BsiSelect {...selector} />,
  year: <YearSelect {...selector} />,
  mileage: <MileageSelect {...selector} />,
  campaigns: <Notice tone="brand">캠페인 이름</Notice>,
  items: row(),
  plans: (
    <>
      {plan(NO_PLAN, '선택 안 함', true)}
      {plan('P1', '플랜 이름')}
    </>
  ),
  way: join,
  notes: <Notes items={[start.notice]} />,
};
export type EstimatePlace = keyof typeof places;

/** Returns the fixture: the estimate of a returning customer. */
export const sample = (): Sample<EstimatePlace> => ({
  address: '/estimate/guide',
  day,
  session: { status: 'signed-in', user, inApp: true, mayAct: true, entry: { campaignNo: 'C1' } },
  queries: [
    { key: estimateQuery('N1').queryKey, data: start },
    { key: contentQuery(VIN, true).queryKey, data: content },
  ],
  places,
  parts: {
    option: { element: option('V1', 'LABEL'), places: { value: 'V1', label: 'LABEL' } },
    chosen: {
      element: (
        <option value="V1" selected>
          LABEL
        </option>
      ),
      places: { value: 'V1', label: 'LABEL' },
    },
    bsi: { element: <BsiSelect {...selector} />, places: { options: bsi } },
    year: {
      element: <YearSelect {...selector} />,
      places: { options: <>{years.map((year) => option(`${year}`, yearLabel(year)))}</> },
    },
    mileage: { element: <MileageSelect {...selector} />, places: { options: mileage } },
    campaign: {
      element: <Notice tone="brand">캠페인 이름</Notice>,
      places: { title: '캠페인 이름' },
    },
    item: { element: row(), places: { name: item.name, price } },
    from: { element: row(KM), places: { name: item.name, price, km: formatNumber(KM) } },
    plan: { element: plan('P1', '플랜 이름'), places: { code: 'P1', name: '플랜 이름' } },
    chosenPlan: {
      element: plan('P1', '플랜 이름', true),
      places: { code: 'P1', name: '플랜 이름' },
    },
    member: {
      element: way({ name: '멤버십 이름', mayUse: true, hasPlan: true }),
      places: { name: '멤버십 이름', query },
    },
    holder: {
      element: way({ name: '멤버십 이름', mayUse: false, hasPlan: true }),
      places: { name: '멤버십 이름', query },
    },
    join: { element: join, places: { query } },
    notes: { element: <Notes items={[start.notice]} />, places: { note: start.notice } },
  },
});
