import type { Application } from '@shared/application';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import type { Bill } from '@shared/domain/bill';
import { formatDay } from '@shared/domain/format';
import { lessWon } from '@shared/domain/money';
import { carName } from '@shared/domain/names';
import { periodFrom } from '@shared/domain/service-period';
import { vatPart } from '@shared/domain/vat';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { UnknownPrice } from '../price/UnknownPrice';
import { applicationCar } from './application-car';
import css from './req.module.css';

type Props = {
  application: Application;
  title: string;
  bill: Bill | undefined;
  /** The server has no price. */
  isUnknown: boolean;
  /** A discount code replaces the promotion. */
  isReplaced: boolean;
  /** Opens the page that asks for the vehicle, or looks it up. */
  toVehicle: () => void;
};

/** Shows the application and its price. Source: PAY-002, PAY-031, PRICE-001. */
export function PaymentSummary({ application, title, bill, toVehicle, ...price }: Props) {
  const { months, startsOn } = application;
  const car = applicationCar(application);
  const period = startsOn && periodFrom(startsOn);
  return (
    <Card title="신청 내용" tone="deep">
      <Facts
        rows={[
          { label: '차량', value: carName(car) || '-' },
          { label: '차대번호', value: car.vin || '-' },
          { label: '멤버십', value: title },
          {
            label: '이용 기간',
            value: `${months}개월`,
            note: period && `${formatDay(period.startsOn)} ~ ${formatDay(period.stopsOn)}`,
          },
          {
            label: '이용 시작',
            value: period ? `${formatDay(period.startsOn)} 0시` : '승인 다음 날 0시',
          },
        ]}
      />
      {bill !== undefined && (
        <Facts className={css['bill']} rows={priceRows(bill, price.isReplaced)} />
      )}
      {price.isUnknown && <UnknownPrice />}
      {bill === undefined && !price.isUnknown && (
        <Notice tone="bad">
          <p>{PRICE_UNKNOWN}. 차량과 멤버십을 다시 확인해 주세요.</p>
          <Button block variant="secondary" onClick={toVehicle}>
            차량 다시 확인하기
          </Button>
        </Notice>
      )}
    </Card>
  );
}

const priceRows = (bill: Bill, isReplaced: boolean) => [
  { label: '정가', value: <Money won={bill.list} /> },
  {
    label: '프로모션가',
    value: <Money won={lessWon(bill.list, bill.promotion)} />,
    note: isReplaced ? 'VIP 코드가 프로모션을 대신해요' : <Less won={bill.promotion} />,
  },
  ...(bill.vip > 0 ? [{ label: 'VIP 코드 할인', value: <Taken won={bill.vip} /> }] : []),
  {
    label: '총 결제 금액',
    value: <Money won={bill.total} size="large" />,
    note: (
      <>
        부가세 <Money won={vatPart(bill.total)} size="small" /> 포함
      </>
    ),
    strong: true,
  },
];

/** Shows the amount of a discount. The label says "discount", so there is no minus sign. */
const Less = ({ won }: { won: number }) =>
  won === 0 ? (
    '할인 없음'
  ) : (
    <>
      <Money won={won} size="small" /> 할인
    </>
  );

/** Shows an amount that is subtracted from the sum. Its label names the reason. */
const Taken = ({ won }: { won: number }) => (
  <>
    −<Money won={won} />
  </>
);
