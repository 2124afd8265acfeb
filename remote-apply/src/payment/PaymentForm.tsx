import type { Application } from '@shared/application';
import { settings } from '@shared/config/settings';
import { promotionFor, replacesPromotion } from '@shared/domain/bill';
import type { Won } from '@shared/domain/money';
import { membershipName } from '@shared/domain/names';
import type { Package } from '@shared/domain/package';
import { paymentTerms } from '@shared/domain/required-terms';
import { PendingCard } from '@shared/payment/PendingCard';
import { usePendingPayment } from '@shared/payment/use-pending-payment';
import { today, useUserData } from '@shared/session';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Page } from '@shared/ui/Page';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { useState } from 'react';
import { useMarked } from '../flow/use-marked';
import { applicationQuote, payableQuote } from '../price/application-quote';
import { BarTotal } from '../price/BarTotal';
import { UseAndCancel } from '../price/UseAndCancel';
import { DealerPart } from './DealerPart';
import { PaymentSummary } from './PaymentSummary';
import css from './req.module.css';
import { type PaymentField, useCheckout } from './use-checkout';
import { useDealers } from './use-dealers';
import { usePay } from './use-pay';
import { usePayment } from './use-payment';
import { VipCode } from './VipCode';

type Props = {
  application: Application;
  packages: readonly Package[];
  loadPrices: () => Promise<unknown>;
  step: number;
  back: () => void;
  toVehicle: () => void;
};

/**
 * Shows the summary, then what the customer has to answer (dealer, advisor, code, card), then the rules of cancellation and
 * the terms, above the pay button. Source: PAY-001…010.
 */
export function PaymentForm({ application, packages, loadPrices, step, back, toVehicle }: Props) {
  const desk = usePayment(application);
  const { payment } = desk;
  const dealers = useDealers();
  const dealer = dealers.data?.find(({ id }) => id === payment.dealer?.id);
  // The details of the dealer of the draft are shown before payment. Source: LAW-004.
  const isDealerLoading = payment.dealer !== undefined && dealers.isPending;
  // Customers who did not pass the terms page agree to its terms here. Source: A-19.
  const listed = paymentTerms(application.terms === undefined);
  const terms = useTerms(listed, payment.terms, application.termVersions);
  const waiting = usePendingPayment();
  const { busy, pay } = usePay(waiting.check, loadPrices);
  const vehicles = useUserData().data?.vehicles ?? [];
  const options = { today: today(), pricing: settings.pricing, vehicles, code: payment.vipCode };
  const priced = payableQuote(applicationQuote(application, packages, options));
  const offered = priced && promotionFor(priced.pkg, application.stateRequest);
  const isReplaced = replacesPromotion(payment.vipCode, offered);
  const bill = priced?.quote.ok ? priced.quote.value.bill : undefined;
  const marks = useMarked<PaymentField>();
  const parts = { application, priced, desk, dealer, terms, marks, step, pay };
  const checkout = useCheckout(parts);
  // A code that is looked up or changed while the order is sent would change the amount that was agreed to.
  const [isLookingUp, setLookingUp] = useState(false);
  const isPending = waiting.pending.kind !== 'none';
  return (
    <Page title="결제" lead="금액과 판매사를 확인하고 결제해 주세요." back={back}>
      <PendingCard desk={waiting} onPayAnew={checkout.run} />
      <PaymentSummary
        application={application}
        title={priced ? membershipName(priced.pkg) : ''}
        bill={bill}
        isUnknown={priced?.quote.ok === false && priced.quote.error === 'price-unknown'}
        isReplaced={isReplaced}
        toVehicle={toVehicle}
      />
      <DealerPart desk={desk} dealer={dealer} isLoading={isDealerLoading} marks={marks} />
      <div className={css['unchangeable']} inert={checkout.isBusy || busy || isPending}>
        <Card title="할인">
          <VipCode
            packageId={application.packageId}
            code={payment.vipCode}
            isReplacing={isReplaced}
            onApply={desk.applyCode}
            busy={isLookingUp}
            onBusy={setLookingUp}
            marks={marks}
          />
        </Card>
      </div>
      <Card title="결제 카드">
        <RadioGroup
          legend="카드 종류"
          quietLegend
          beside
          value={payment.card}
          error={marks.why('card')}
          onChange={(card) => {
            marks.clear();
            desk.chooseCard(card);
          }}
          options={[
            { value: 'personal', label: '개인카드' },
            { value: 'company', label: '법인카드' },
          ]}
        />
      </Card>
      <UseAndCancel startsOn={application.startsOn} isInsured={application.tier === 'insurance'} />
      <Card title="약관 동의">
        <TermsConsent terms={terms} why={marks.why('terms')} />
      </Card>
      <PayBar
        total={bill?.total}
        busy={busy || isLookingUp}
        disabled={bill === undefined || isDealerLoading || isPending}
        onPay={() => void checkout.run()}
      />
    </Page>
  );
}

type PayProps = { total: Won | undefined; busy: boolean; disabled: boolean; onPay: () => void };

/** Shows the total at the bottom of the screen at every scroll position. Source: PAY-002, PAY-010. */
const PayBar = ({ total, busy, disabled, onPay }: PayProps) => (
  <BottomBar>
    {total !== undefined && <BarTotal label="총 결제 금액 · 부가세 포함" total={total} />}
    <Button busy={busy} disabled={disabled} onClick={onPay}>
      결제하기
    </Button>
  </BottomBar>
);
