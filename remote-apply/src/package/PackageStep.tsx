import type { Application } from '@shared/application';
import { settings } from '@shared/config/settings';
import type { Package } from '@shared/domain/package';
import { today, useUserData } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { Page } from '@shared/ui/Page';
import { Benefits } from '../home/Benefits';
import { type ApplicationQuote, applicationQuote } from '../price/application-quote';
import { ExtensionStart } from './ExtensionStart';
import { PackagePrice } from './PackagePrice';
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
