import { answers } from './answers';
import { answering } from './backend';
import { calls, operationOf } from './calls';

/** Returns the request of a call, with its address decoded, and the value that it makes of its valid answer. */
export async function exchange(name: string) {
  const make = calls[name];
  if (!make) throw new Error(`no call ${name}`);
  const operation = await operationOf(make);
  const { call, sent } = answering(operation, Reflect.get(answers, operation));
  const reads = await make(call);
  return {
    asks: sent.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`).join(),
    body: sent[0]?.payload,
    reads,
  };
}
