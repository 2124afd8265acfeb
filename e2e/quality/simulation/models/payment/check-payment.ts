import { bundle, type Edit } from '../../bundle';
import { planted } from '../../planted';
import { reportOf, search } from '../search';
import { paymentOf } from './payment-rules';
import { Slots } from './slots';
import type { Bounds } from './world';

const edge = 'models/payment/edge.ts';
const sources = {
  entry: 'models/payment/page.ts',
  instead: { '@shared/session': edge, '@shared/telemetry/tell': edge, '@shared/bridge': edge },
  environment: 'test',
} as const;

/** Reads `kills,losses,orders,ends`, for example `2,0,1,0`. */
function boundsIn(text: string): Bounds {
  const [kills, losses, orders, ends] = text.split(',').map(Number);
  if (kills === undefined || losses === undefined || orders === undefined || ends === undefined)
    throw new Error(`--payment needs kills,losses,orders,ends: ${text}`);
  return { kills, losses, orders, ends };
}

type Options = { bounds: string; knowsKeys: boolean };

async function machineOf({ bounds, knowsKeys }: Options, edit?: Edit) {
  const slots = new Slots(await bundle(edit, sources));
  const variant = {
    knowsKeys,
    givesId: true,
    listsUnpaid: true,
    tellsState: true,
    namesOrder: true,
  };
  return paymentOf({ slots, variant, bounds: boundsIn(bounds) });
}

/** Visits all states of the payment and prints how many there are. Returns 1 if a rule or a kind is wrong. */
export async function checkPayment(options: Options): Promise<number> {
  const machine = await machineOf(options);
  const found = await search(machine);
  const wrong = [...found.broken, ...found.wrongKinds.map((kind) => `wrong kind: ${kind}`)];
  console.log([reportOf(machine, found), ...wrong].join('\n'));
  return wrong.length === 0 ? 0 : 1;
}

/** Plants each edit whose description contains `only`, alone, and prints the rule that it breaks. */
export async function checkPlantedPayment(options: Options, only: string): Promise<number> {
  for (const edit of planted.filter(({ breaks }) => breaks.includes(only))) {
    const { broken } = await search(await machineOf(options, edit), true);
    console.log(`${edit.breaks}\n  ${broken[0] ?? 'no rule is broken'}`);
  }
  return 0;
}
