import { fetchVtgUser } from '@shared/api/user';
import { queryOptions } from '@shared/query';
import type { Core } from './core';
import { testAddressIn } from './modes';

/** Name and phone of the customer: asked for by the page that shows them, kept nowhere. Source: API-008. */
export const contactQuery = ({ around, call, store }: Core, userId: string) =>
  queryOptions({
    queryKey: ['session', 'contact', userId],
    queryFn: async () => {
      const { user, env, entry } = store.getState();
      if (user?.name) return { name: user.name, mobile: user.mobile };
      const asked = { vtgId: user?.vtgId, test: testAddressIn(entry, around.settings) };
      const { name, mobile } = await fetchVtgUser(call, env?.hosts.account ?? '', asked);
      return { name, mobile };
    },
  });
