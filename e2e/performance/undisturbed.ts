import { readFileSync } from 'node:fs';

/** Processor time since the start of the machine, in ticks: wanted by this machine, and what of it others were given. */
export type ProcessorTime = { wanted: number; taken: number };

/**
 * First line of `/proc/stat`: user, nice, system, idle, waiting, irq, softirq, steal. The last is what the host of a
 * virtual machine gave to others while this machine wanted to work.
 */
export function processorTimeIn(stat: string): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, taken = 0] =
    /^cpu +(.*)/.exec(stat)?.[1]?.split(' ').map(Number) ?? [];
  return { wanted: user + nice + system + irq + soft + taken, taken };
}

/** Machines that do not tell are taken to be undisturbed. */
function processorTime(): ProcessorTime {
  try {
    return processorTimeIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { wanted: 0, taken: 0 };
  }
}

/** Share (0 to 1) of the processor time wanted during `work` that others had. */
export async function takenDuring<T>(work: () => Promise<T>): Promise<{ value: T; taken: number }> {
  const before = processorTime();
  const value = await work();
  const after = processorTime();
  const wanted = after.wanted - before.wanted;
  return { value, taken: wanted === 0 ? 0 : (after.taken - before.taken) / wanted };
}

/** More than this and what was measured is the neighbours. */
export const DISTURBED = 0.06;
const TRIES = 3;

/** How often something was measured again, and kept though it was disturbed each time. */
export const disturbances = { again: 0, kept: 0 };

/** Measures again what was disturbed; the least disturbed try counts. */
export async function undisturbed<T>(work: () => Promise<T>): Promise<T> {
  let best = await takenDuring(work);
  for (let tries = 1; best.taken > DISTURBED && tries < TRIES; tries++) {
    disturbances.again += 1;
    const next = await takenDuring(work);
    if (next.taken < best.taken) best = next;
  }
  if (best.taken > DISTURBED) disturbances.kept += 1;
  return best.value;
}
