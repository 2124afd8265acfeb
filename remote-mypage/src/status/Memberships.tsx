import { failureOf } from '@shared/api/failure';
import { statusReactions } from '@shared/api/reaction';
import type { UserData } from '@shared/api/user';
import { useUserData } from '@shared/session';
import type { ReactNode } from 'react';
import { Waiting } from '../member/Member';
import { NotLoaded } from '../member/NotLoaded';
import { useFailure } from '../member/use-failure';
import { IncomingTransfers } from '../transfer/IncomingTransfers';
import { NoSubscription } from './NoSubscription';
import { type ChoosableVehicle, choosableVehicles } from './vehicle-choice';

type Props = {
  children: (data: UserData, vehicles: readonly ChoosableVehicle[]) => ReactNode;
};

/** What the member has, or why it cannot be shown. Source: STATUS-012, ERR-009. */
export function Memberships({ children }: Props) {
  const { data, error, refetch } = useUserData();
  useFailure(error, statusReactions);

  if (data === undefined) {
    if (error === null) return <Waiting />;
    return <NotLoaded failure={failureOf(error)} onRetry={() => void refetch()} />;
  }
  const vehicles = choosableVehicles(data);
  const hasNothing = data.subscriptions.length === 0;
  return (
    <>
      <IncomingTransfers subscriptions={data.subscriptions} />
      {hasNothing && vehicles.length === 0 ? <NoSubscription /> : children(data, vehicles)}
    </>
  );
}
