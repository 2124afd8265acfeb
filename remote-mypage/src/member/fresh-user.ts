import type { UserData } from '@shared/api/user';
import { queryClient } from '@shared/query';
import { currentSession, refreshUser } from '@shared/session';

/** What the member has by the server's word of now; every page shows it from then on. @throws {ApiFailure} */
export async function freshUser(): Promise<Pick<UserData, 'subscriptions' | 'vehicles'>> {
  await refreshUser();
  const key = ['user', currentSession().user?.id];
  return queryClient.getQueryData<UserData>(key) ?? { subscriptions: [], vehicles: [] };
}
