import { type PendingPayment, useApplication } from '@shared/application';
import { carName, modelName } from '@shared/domain/names';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession, useUserData } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import type { ComponentType } from 'react';
import { PendingCard } from './PendingCard';
import { PendingLink } from './PendingLink';
import { usePendingPayment } from './use-pending-payment';

/** Shows the pending payments of the customer. Each card appears only if it has a record. */
const PendingCards = () => (
  <>
    <PendingCard desk={usePendingPayment()} />
    <PendingLink />
  </>
);

const WithDraft = () => (
  <>
    <PendingCards />
    <DraftCard />
  </>
);

/** Returns the cards of a page. While the customer is paying, the draft is what they pay for, so it has no card. */
export const cardsBeside = (payment: PendingPayment | undefined): ComponentType =>
  payment && !payment.declined && !payment.toldNotBegun ? PendingCards : WithDraft;

/**
 * Shows the application that the customer left. The address of the payment leads to its furthest page.
 * Source: GUARD-012.
 */
function DraftCard() {
  const draft = useApplication();
  const navigate = useNavigate();
  const query = { vtg_id: useSession().user?.vtgId };
  const own = useUserData().data?.vehicles.find(({ vin }) => vin === draft?.vin);
  if (draft === undefined) return null;
  const { group, vehicle, vin } = draft;
  const plate = vehicle?.plate || own?.plate || '';
  const car = carName({ plate, model: own ? modelName(own) : '', vin });
  return (
    <Card tone="brand" title="작성하던 신청이 남아 있어요">
      <p>{[group, car].filter(Boolean).join(' · ')}</p>
      <Button
        block
        variant="secondary"
        onClick={() => void navigate(href('SubscApplyReq', { query }))}
      >
        이어서 신청하기
      </Button>
    </Card>
  );
}
