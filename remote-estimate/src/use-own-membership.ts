import type { Choice } from '@shared/api/estimate';
import { isOpen } from '@shared/domain/subscription';
import { useUserData } from '@shared/session';
import { useMemo } from 'react';
import { membershipOf, type OwnMembership } from './plan-choices';

/** Returns the customer's pending or active membership of this car. Source: EST-008. */
export function useOwnMembership(
  vin: string,
  plans: readonly Choice[] | undefined,
): OwnMembership | undefined {
  const subscriptions = useUserData().data?.subscriptions;
  return useMemo(() => {
    const held = (subscriptions ?? []).filter(isOpen).flatMap(({ vin, state, package: pkg }) => {
      return pkg ? [{ vin, state, name: pkg.group ?? pkg.title }] : [];
    });
    return membershipOf(held, vin, plans);
  }, [subscriptions, vin, plans]);
}
