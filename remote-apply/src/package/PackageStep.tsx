import type { Application } from '@shared/application';
import { settings } from '@shared/config/settings';
import { formatDay } from '@shared/domain/format';
import type { Package } from '@shared/domain/package';
import { today, useUserData } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { Benefits } from '../home/Benefits';
import { type ApplicationQuote, applicationQuote } from '../price/application-quote';
import { PromotionBadge } from '../price/PromotionBadge';
import { UnknownPrice } from '../price/UnknownPrice';
import { ExtensionStart } from './ExtensionStart';
import { PowerTrainFacts } from './PowerTrainFacts';

type Props = {
  application: Application;
  packages: readonly Package[];
  isLoading: boolean;
  onNext: () => void;
  back: () => void;
};

/** Shows the chosen membership with its benefits, period and price. Source: APPLY-026, A-98. */
export function PackageStep({ application, packages, isLoading, onNext, back }: Props) {
  const vehicles = useUserData().data?.vehicles ?? [];
  const priced = applicationQuote(application, packages, {
    today: today(),
    pricing: settings.pricing,
    vehicles,
  });
  const isExtension = application.stateRequest === 'extension';
  // Vehicle and day of an extension are known here, so without a price there is nothing to pay later.
  const isClosed = priced === undefined || (isExtension && !priced.quote.ok);
  return (
    <Page
      title={isExtension ? '이 멤버십으로 연장할까요?' : '이 멤버십으로 신청할까요?'}
      lead="혜택과 금액을 확인해 주세요."
      back={back}
    >
      {isExtension && !isLoading && (
        <ExtensionStart application={application} packages={packages} vehicles={vehicles} />
      )}
      {priced === undefined && !isExtension && (
        <Notice tone="warn">지금은 판매하지 않는 멤버십이에요. 홈에서 다시 선택해 주세요.</Notice>
      )}
      {priced !== undefined && isOffered(application, priced, isLoading) && (
        <>
          <PackagePrice application={application} priced={priced} isLoading={isLoading} />
          {priced.pkg.group === 'POWER TRAIN' && <PowerTrainFacts />}
          <Benefits group={priced.pkg.group} pkg={priced.pkg} />
        </>
      )}
      <BottomBar>
        <Button block busy={isLoading} disabled={isClosed} onClick={onNext}>
          다음
        </Button>
      </BottomBar>
    </Page>
  );
}

/** Returns false for an extension that the known vehicle may not have. A missing price may come later. Source: A-98. */
const isOffered = (
  { stateRequest, vehicle }: Application,
  { quote }: ApplicationQuote,
  isLoading: boolean,
): boolean =>
  stateRequest !== 'extension' ||
  isLoading ||
  vehicle === undefined ||
  quote.ok ||
  quote.error === 'price-unknown';

type PackagePriceProps = { application: Application; priced: ApplicationQuote; isLoading: boolean };

/** Shows period and price of the chosen membership. Source: APPLY-026, PRICE-009, 010. */
function PackagePrice({ application, priced, isLoading }: PackagePriceProps) {
  const { pkg, quote } = priced;
  const promotion = quote.ok ? quote.value.promotion : undefined;
  return (
    <Card
      tone="deep"
      title={pkg.group}
      action={promotion && <PromotionBadge promotion={promotion} />}
    >
      {isLoading ? <Skeleton lines={3} /> : <Price application={application} priced={priced} />}
    </Card>
  );
}

const examplePrice = '예시 금액이에요. 차량을 확인하면 정확한 금액을 볼 수 있어요.';

type PriceProps = Omit<PackagePriceProps, 'isLoading'>;

function Price({ application: { months, startsOn }, priced: { quote, isExample } }: PriceProps) {
  if (!quote.ok && quote.error === 'price-unknown') return <UnknownPrice />;
  if (!quote.ok) return <Notice tone="warn">차량을 확인하면 금액을 볼 수 있어요.</Notice>;
  const { bill } = quote.value;
  return (
    <Facts
      rows={[
        {
          label: '이용 기간',
          value: `${months}개월`,
          note: startsOn ? `${formatDay(startsOn)} 0시부터` : '승인 다음 날 0시부터',
        },
        ...(bill.promotion > 0
          ? [{ label: '정가', value: <Money won={bill.list} />, note: '부가세 포함' }]
          : []),
        {
          label: bill.promotion > 0 ? '프로모션가' : '이용 금액 (부가세 포함)',
          value: <Money won={bill.total} size="large" />,
          note: isExample ? examplePrice : undefined,
          strong: true,
        },
      ]}
    />
  );
}
