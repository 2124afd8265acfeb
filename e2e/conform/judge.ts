import type { Exchange, Target } from './ask';
import type { ContractCall } from './contract';
import type { Deviation } from './deviations';

/** A fault of a call, in one of the aspects that the report has a column for. */
type Fault = {
  aspect: 'reach' | 'status' | 'cors' | 'cache' | 'contract';
  sentence: string;
};

export type Judgement = {
  status: number | undefined;
  faults: readonly Fault[];
  deviations: readonly Deviation[];
  extras: ReadonlySet<string>;
};

/** Judges one answer. `permission` has the headers of the browser's question; undefined if they were not needed. */
export function judge(
  target: Target,
  call: ContractCall,
  exchange: Exchange,
  { mayRefuse, permission }: { mayRefuse: boolean; permission: Headers | 'refused' | undefined },
): Judgement {
  if (exchange.kind === 'none')
    return {
      status: undefined,
      faults: [{ aspect: 'reach', sentence: exchange.problem }],
      deviations: [],
      extras: new Set(),
    };
  const { status, headers, body, isJson } = exchange;
  const isGood = status === 200;
  const faults = [
    ...statusFaults(status, mayRefuse),
    ...corsFaults(target, call, headers, permission),
    ...cacheFaults(call, headers),
    ...(isGood || status >= 400 ? mediaFaults(call, isGood, headers, isJson) : []),
  ];
  const isRead = isJson && (isGood || status >= 400);
  const differing = isGood ? call.deviations(body) : call.refusalDeviations(body);
  const { unknown, extras } = isGood && isJson ? call.fields(body) : NOTHING;
  const deviations = isRead ? [...differing, ...unknown] : [];
  return { status, faults, deviations, extras };
}

const NOTHING = { unknown: [], extras: new Set<string>() };

function statusFaults(status: number, mayRefuse: boolean): Fault[] {
  const fault = (sentence: string): Fault[] => [{ aspect: 'status', sentence }];
  if (status === 200) return [];
  if (status === 401) return fault('401: the token is refused; set CONFORM_TOKEN to a valid one');
  if (status >= 300 && status < 400) return fault(`${status}: redirects, and the app follows none`);
  if (status < 300) return fault(`${status} instead of 200`);
  if (status >= 500) return fault(`${status}: the server failed`);
  if (status === 405 || status === 501) return fault(`${status}: the backend has no such call`);
  return mayRefuse ? [] : fault(`${status}: refused a request that the contract allows`);
}

function corsFaults(
  { backend, origin }: Target,
  call: ContractCall,
  headers: Headers,
  permission: Headers | 'refused' | undefined,
): Fault[] {
  if (new URL(backend).origin === origin) return [];
  const sentences: string[] = [];
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin)
    sentences.push(`Access-Control-Allow-Origin does not allow ${origin}`);
  if (permission === 'refused') sentences.push('OPTIONS is not answered with 2xx');
  else if (permission) {
    const names = listIn(permission, 'access-control-allow-headers');
    if (!call.isOpen && !names.includes('authorization'))
      sentences.push('Access-Control-Allow-Headers lacks Authorization');
    const verbs = listIn(permission, 'access-control-allow-methods');
    const isSimple = call.method === 'GET' || call.method === 'POST';
    if (!isSimple && !verbs.includes(call.method.toLowerCase()) && !verbs.includes('*'))
      sentences.push(`Access-Control-Allow-Methods lacks ${call.method}`);
  }
  return sentences.map((sentence) => ({ aspect: 'cors', sentence }));
}

const listIn = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);

/** An answer about a customer must not stay in a cache that others share, nor be shown again without asking. */
function cacheFaults({ isOpen }: ContractCall, headers: Headers): Fault[] {
  const value = headers.get('cache-control') ?? '';
  const isKept = /\bmax-age=[1-9]/.test(value) && !/\bno-(?:store|cache)\b/.test(value);
  const isShared = /\bpublic\b|\bs-maxage=[1-9]/.test(value);
  const isOld = Number(headers.get('age') ?? 0) > 0;
  if (isOld) return [{ aspect: 'cache', sentence: 'Age: the answer comes from a cache' }];
  if (isOpen || !(isKept || isShared)) return [];
  return [
    { aspect: 'cache', sentence: `Cache-Control: ${value} keeps an answer about a customer` },
  ];
}

function mediaFaults(
  { media }: ContractCall,
  isGood: boolean,
  headers: Headers,
  isJson: boolean,
): Fault[] {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() || 'no Content-Type';
  const wanted = isGood ? media : 'application/json';
  if (type !== wanted)
    return [{ aspect: 'contract', sentence: `answers ${type} instead of ${wanted}` }];
  const isBroken = wanted === 'application/json' && !isJson;
  return isBroken ? [{ aspect: 'contract', sentence: 'the answer is not JSON' }] : [];
}
