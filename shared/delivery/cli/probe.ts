import { probe as probed } from '../store/probe';
import { Refusal } from '../store/refusal';
import type { Answer, Context } from './command';

export async function probe({ store, say }: Context): Promise<Answer> {
  const findings = await probed(store, 'channels');
  say(`A store in ${store.where}`);
  for (const { property, isKept } of findings)
    say(`  ${isKept ? 'ok    ' : 'WRONG '}  ${property}`);
  if (findings.some(({ isKept }) => !isKept))
    throw new Refusal(`${store.where} loses updates: publish nothing there`);
  return { where: store.where, findings };
}
