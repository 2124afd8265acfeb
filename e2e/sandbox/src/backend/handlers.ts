import type { Handler } from './call';
import * as careInsurance from './care-insurance';
import * as coupons from './coupons';
import * as createOrder from './create-order';
import * as dealers from './dealers';
import * as estimate from './estimate';
import * as packages from './packages';
import * as session from './session';
import * as solicitation from './solicitation';
import * as subscriptions from './subscriptions';
import * as transfer from './transfer';
import * as uploads from './uploads';
import * as vehicles from './vehicles';

/** Each call of the contract is answered by the function with the name of its operationId. Source: SBX-001. */
const exported = {
  ...careInsurance,
  ...coupons,
  ...createOrder,
  ...dealers,
  ...estimate,
  ...packages,
  ...session,
  ...solicitation,
  ...subscriptions,
  ...transfer,
  ...uploads,
  ...vehicles,
};

export function handlerOf(operationId: string): Handler {
  const handler = new Map<string, unknown>(Object.entries(exported)).get(operationId);
  if (typeof handler !== 'function') throw new RangeError(`nobody answers ${operationId}`);
  return handler as Handler;
}
