import { homeLead, homeTitle } from '@shared/copy/home';
import { queryClient } from '@shared/query';
import { currentSession, preloadUserData, usePackages } from '@shared/session';
import { FailureCard } from '@shared/ui/FailureCard';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { profileVehiclesQuery } from '../queries/profile-vehicles';
import { Home } from './Home';

/**
 * Shows home with guide and prices. Visitors can read everything without signing in. Source: ROUTE-002, HOME-001…014.
 */
export function SubscGuide() {
  const packages = usePackages();
  return (
    <Page hero title={homeTitle} lead={homeLead}>
      {packages.isSuccess && <Home packages={packages.data} />}
      {packages.isPending && (
        <>
          <Skeleton height="min(8.5rem, 43vw)" />
          <Skeleton height={14} />
          <Skeleton height={12} />
        </>
      )}
      {packages.isError && (
        <FailureCard title="멤버십을 불러오지 못했어요" onRetry={() => void packages.refetch()} />
      )}
    </Page>
  );
}

/**
 * Loads the customer's cars from both services before the page renders, because the prerendered home shows them
 * already.
 */
SubscGuide.ready = async () => {
  const { user } = currentSession();
  if (user === undefined) return;
  const profile = profileVehiclesQuery(user);
  await Promise.all([preloadUserData(), profile.enabled && queryClient.prefetchQuery(profile)]);
};
