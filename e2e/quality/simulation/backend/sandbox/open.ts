import type { ExtraName } from '@shared/config/backend-extras';
import { openInMemory } from '@shared/database/open';
import { sandboxTables } from 'sandbox/database/migrate';
import { createSandbox } from 'sandbox/server';
import { NOON } from '../../scheduler';
import type { Backends } from '../backend';
import { people, type Variant } from '../wire';
import { SandboxBackend } from './backend';
import { addFacts, removeOrders } from './facts';

/** Opens the sandbox with the people of the simulation. Each schedule begins without orders and tokens. */
export async function openSandbox(): Promise<Backends> {
  let clock = { now: NOON };
  const database = await openInMemory(sandboxTables());
  const sandbox = await createSandbox({ database, now: () => new Date(clock.now) });
  const { accounts, dialects } = sandbox.services;
  await addFacts(database);
  const cookies = new Map<string, string>();
  for (const { id } of people) {
    const { cookie } = await accounts.signIn(id);
    cookies.set(id, `${cookie.name}=${cookie.value}`);
  }
  return {
    open: async (parts) => {
      clock = parts.scheduler;
      await removeOrders(database);
      // The sandbox lists unpaid orders, always.
      const variant = { ...parts.variant, listsUnpaid: true };
      dialects.choose(extrasOf(variant).join('+') || 'none');
      return new SandboxBackend({ ...sandbox, database, cookies }, { ...parts, variant });
    },
    close: sandbox.close,
  };
}

const extrasOf = ({ knowsKeys, givesId, tellsState }: Variant): readonly ExtraName[] => [
  ...(knowsKeys ? (['idempotency-key'] as const) : []),
  ...(givesId ? (['order-id', 'landing-order-id'] as const) : []),
  ...(tellsState ? (['payment-state'] as const) : []),
];
