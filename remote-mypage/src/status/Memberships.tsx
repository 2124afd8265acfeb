import type { UserData } from '@shared/api/user';
import { useFailure } from '@shared/page/use-failure';
import { PendingNotice } from '@shared/payment/PendingNotice';
import { useUserData } from '@shared/session';
import type { ReactNode } from 'react';
import { NotLoaded } from '../member/NotLoaded';
import { statusReactions } from '../member/status-reactions';
import { IncomingTransfers } from '../transfer/IncomingTransfers';
import { NoSubscription } from './NoSubscription';
import { type ChoosableVehicle, choosableVehicles } from './vehicle-choice';

type Props = {
  children: (data: UserData, vehicles: readonly ChoosableVehicle[]) => ReactNode;
};

/** Shows the memberships, and above them a payment whose result is not known. Source: STATUS-012, A-78. */
export const Memberships = ({ children }: Props) => (
  <>
    <PendingNotice />
    <Held>{children}</Held>
  </>
);

/** Shows the memberships, or why they cannot be shown. Source: STATUS-012, ERR-009. */
function Held({ children }: Props) {
  const user = useFailure(useUserData(), statusReactions);
  const known = user.data;
  if (known === undefined) return <NotLoaded query={user} />;
  const { subscriptions } = known;
  const vehicles = choosableVehicles(known);
  const hasNothing = subscriptions.length === 0 && vehicles.length === 0;
  return (
    <>
      <IncomingTransfers subscriptions={subscriptions} />
      {hasNothing ? <NoSubscription /> : children(known, vehicles)}
    </>
  );
}
