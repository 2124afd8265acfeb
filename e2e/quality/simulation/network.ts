import type { Backend } from './backend/backend';
import type { Answer, Asked } from './backend/wire';
import type { PageParts, Sent } from './phone/parts';
import type { Random } from './random';
import type { Scheduler } from './scheduler';

/** Faults that happen before the server gets the request, and after it has acted. */
const faults = [
  'lost before',
  'lost after',
  'silent before',
  'silent after',
  'late',
  'unreadable',
  'twice',
  '408',
  '429',
  '500',
  '502',
  '503 after',
  '504 after',
] as const;
type Fault = (typeof faults)[number];
/** Orders meet more faults than other requests, because money depends on them. */
const ORDER_WEIGHT = 3;

type Parts = {
  scheduler: Scheduler;
  random: Random;
  backend: Backend;
  /** Share of requests with a fault. */
  share: number;
  /** Numbers of faults that do not happen. Used to shrink a failing schedule. */
  without: ReadonlySet<number>;
  /** Called when a page sends a request. */
  onSent: (asked: Asked, page: PageParts) => void;
  /** Called when the backend answers. */
  onAnswered: (asked: Asked, answer: Answer, page: PageParts) => void;
};

/** The way between pages and the backend. It decides delays and faults. */
export class Network {
  /** Number of faults so far. */
  faults = 0;
  isGood = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  send(sent: Sent, deliver: (answer: Answer | undefined) => void): void {
    const { scheduler, random, backend, onSent, onAnswered } = this.#parts;
    const asked = askedBy(sent);
    const fault = this.#faultOf(asked);
    const what = `${asked.method} ${asked.path}`;
    const there = random.wait(5, 900);
    const back = fault === 'late' ? random.wait(3000, 90_000) : random.wait(5, 900);
    onSent(asked, sent.page);
    if (fault) scheduler.tell('network', `${what} of ${sent.page.name}: ${fault}`);
    const arrive = async () => {
      const isBefore = fault?.endsWith('before') || /^(408|429|500|502)$/.test(fault ?? '');
      let answer = isBefore ? undefined : await backend.handle(asked);
      if (answer) onAnswered(asked, answer, sent.page);
      if (fault === 'twice') answer = await backend.handle(asked);
      if (fault?.startsWith('silent')) return;
      const seen = answerWith(fault, answer);
      scheduler.after(back, sent.page.name, `answer ${what} ${seen?.status}`, () =>
        sent.page.run(() => deliver(seen)),
      );
    };
    scheduler.after(there, 'server', what, () => scheduler.hold(arrive()));
  }

  #faultOf({ method, path }: Asked): Fault | undefined {
    const { random, share, without } = this.#parts;
    const isOrder = method === 'POST' && path === '/subscs';
    const isHit = random.chance(isOrder ? share * ORDER_WEIGHT : share);
    const fault = random.pick(faults);
    if (!isHit || this.isGood) return undefined;
    // A gateway that doubles an order makes two where the backend knows no keys.
    if (fault === 'twice' && isOrder) return undefined;
    this.faults += 1;
    return without.has(this.faults) ? undefined : fault;
  }
}

function askedBy({ method, url, headers, body, page }: Sent): Asked {
  const { pathname, href } = new URL(url, page.device.origin);
  const { account, name } = page.device;
  const path = pathname.replace('/api/v1App', '').replace('/vtg/users', '');
  return { method, url: href, path, headers, body: jsonOf(body), account, device: name };
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function answerWith(fault: Fault | undefined, answer: Answer | undefined): Answer | undefined {
  if (fault?.startsWith('lost')) return undefined;
  const status = Number(/^\d+/.exec(fault ?? '')?.[0]);
  if (status) return { status, body: '<html>', date: '' };
  if (fault === 'unreadable' && answer) return { ...answer, body: '<html>' };
  return answer;
}
