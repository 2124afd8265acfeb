import type { Random } from './random';

/** Start of every text in a forged address, which pages must never show. */
export const MARK = '낯선이의말';

/** Ids that an attacker who knows the landing could put into its address. */
export type Facts = {
  ownVtgId: string;
  /** An order of the visitor, with its id, number and vehicle. */
  own: { id: string; number: string; vin: string };
  others: readonly [string, ...string[]];
};

const SCRIPT = [
  '<script>window.__ran=1</script>',
  '<img src=x onerror="window.__ran=1">',
  '"><svg onload=window.__ran=1>',
  'javascript:window.__ran=1',
  '{{constructor.constructor("window.__ran=1")()}}',
  '</title><iframe srcdoc="<script>parent.__ran=1</script>">',
] as const;

const POLLUTION = [
  '{"__proto__":{"isPaid":true,"state":50}}',
  '{"constructor":{"prototype":{"state":50}}}',
  '{"payments":{"__proto__":{"step":7}},"__proto__":null}',
] as const;

const SHAPES = ['', 'null', '[]', '7', '"50"', '{', '{"payments":', 'true', '%', '{}'] as const;
const STATES = ['50', 'normal', '-50', '-40', '050', 'NORMAL', '', 'paid', '5e1', '50 '] as const;
const STEPS = [3, 7, -1, 0, 1e9, 2.5, '3', null, { toString: 'x' }] as const;

/** Returns the query of a forged, cut or foreign landing. */
export function landingAddress(random: Random, known: Facts): string {
  const query = new URLSearchParams();
  const vtgIds = [known.ownVtgId, 'VTG0', '', ...SCRIPT] as const;
  if (random.below(10) > 0) query.set('vtg_id', random.pick(vtgIds));
  if (random.below(10) > 0) query.set('state', random.pick([...STATES, ...SCRIPT]));
  if (random.below(10) > 2) query.set('msg', message(random));
  if (random.below(10) > 0) query.set('reqs', application(random, known));
  if (random.below(8) === 0) query.append('state', '50');
  const text = query.toString();
  // A message that is cut on the way loses its end, perhaps inside an escape sequence.
  return random.below(5) === 0 ? text.slice(0, random.below(text.length + 1)) : text;
}

const message = (random: Random): string =>
  MARK +
  random.pick([...SCRIPT, '결제가 완료되었습니다.', '가나다'.repeat(400), '\u0000\u202e', '']);

function application(random: Random, known: Facts): string {
  const kind = random.below(4);
  if (kind === 0) return random.pick([...POLLUTION, ...SCRIPT]);
  if (kind === 1) return random.pick(SHAPES);
  const order = {
    subsc_id: random.pick([known.own.id, ...known.others, ...SCRIPT, '../users/U1', '']),
    pkg: random.pick(['PKG-STANDARD', 'PKG-NONE', MARK, ...SCRIPT]),
    vehicle_num_id: random.pick([known.own.vin, 'MRDC3K20010000000', ...SCRIPT]),
    price_payment: random.pick([0, -1, 1e20]),
    att_reg_url: random.pick(['https://evil.example/x.jpg', ...SCRIPT]),
    payments: {
      num: random.pick([known.own.number, '0', ...SCRIPT]),
      step: random.pick<unknown>(STEPS),
      card_type: random.pick([10, 20, 99]),
      state: 50,
    },
    options: { vehicleData: { num_id: random.pick(SCRIPT), km: random.pick([-1, 1e9]) } },
  };
  const text = JSON.stringify(order);
  return kind === 2 ? text : text.slice(0, random.below(text.length));
}
