import { readFileSync } from 'node:fs';

/**
 * Processor time since the start of the machine, in ticks: the time that it wanted, and the part that other machines
 * got.
 */
type ProcessorTime = { wanted: number; taken: number };

/**
 * Reads the first line of `/proc/stat`: user, nice, system, idle, waiting, irq, softirq, steal. Steal is the time that
 * the host of a virtual machine gave to others while this machine wanted to work.
 */
export function processorTimeIn(stat: string): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, taken = 0] =
    /^cpu +(.*)/.exec(stat)?.[1]?.split(' ').map(Number) ?? [];
  return { wanted: user + nice + system + irq + soft + taken, taken };
}

/** Returns the processor time. A system that does not report it counts as free of steal time. */
function processorTime(): ProcessorTime {
  try {
    return processorTimeIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { wanted: 0, taken: 0 };
  }
}

/** Returns the share (0 to 1) of the processor time during `work` that other machines got. */
async function takenDuring<T>(work: () => Promise<T>): Promise<{ value: T; taken: number }> {
  const before = processorTime();
  const value = await work();
  const after = processorTime();
  const wanted = after.wanted - before.wanted;
  return { value, taken: wanted === 0 ? 0 : (after.taken - before.taken) / wanted };
}

/** Maximum share of steal time. Above it, other machines distort the measurement. */
const MOST_STEAL = 0.06;
const TRIES = 3;

/** Number of repeated measurements, and of those that were kept although all tries had steal time. */
export const stealTime = { repeated: 0, kept: 0 };

/** Repeats a measurement with steal time and returns the one with the least. */
export async function withoutStealTime<T>(work: () => Promise<T>): Promise<T> {
  let best = await takenDuring(work);
  for (let tries = 1; best.taken > MOST_STEAL && tries < TRIES; tries++) {
    stealTime.repeated += 1;
    const next = await takenDuring(work);
    if (next.taken < best.taken) best = next;
  }
  if (best.taken > MOST_STEAL) stealTime.kept += 1;
  return best.value;
}
