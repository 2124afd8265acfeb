import { failureOf } from '@shared/api/failure';
import type { UserData } from '@shared/api/user';
import { useFailure } from '@shared/page/use-failure';
import { useUserData } from '@shared/session';
import { PendingNotice } from '@shared/settle/payment/PendingNotice';
import type { ReactNode } from 'react';
import { Waiting } from '../member/Member';
import { NotLoaded } from '../member/NotLoaded';
import { statusReactions } from '../member/status-reactions';
import { IncomingTransfers } from '../transfer/IncomingTransfers';
import { membershipsOf } from './memberships-of';
import { NoSubscription } from './NoSubscription';
import { type ChoosableVehicle, choosableVehicles } from './vehicle-choice';

type Props = {
  children: (data: UserData, vehicles: readonly ChoosableVehicle[]) => ReactNode;
};

/** What the member has, and above it a payment that is not known to be over. Source: STATUS-012, A-78. */
export const Memberships = ({ children }: Props) => (
  <>
    <PendingNotice />
    <Held>{children}</Held>
  </>
);

/** What the member has, or why it cannot be shown. Source: STATUS-012, ERR-009. */
function Held({ children }: Props) {
  const { data: known, error, refetch } = useUserData();
  useFailure(error, statusReactions);

  if (known === undefined) {
    if (error === null) return <Waiting />;
    return <NotLoaded failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  const data = membershipsOf(known);
  const vehicles = choosableVehicles(data);
  const hasNothing = data.subscriptions.length === 0;
  return (
    <>
      <IncomingTransfers subscriptions={data.subscriptions} />
      {hasNothing && vehicles.length === 0 ? <NoSubscription /> : children(data, vehicles)}
    </>
  );
}
