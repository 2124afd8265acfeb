import { readFileSync } from 'node:fs';

/** Processor time a process had since it began, in seconds, and the memory it holds, in bytes. */
export type ProcessUse = { seconds: number; bytes: number };

/** Of a second, in what Linux tells a program. */
const TICKS = 100;

/** What Linux says of a process; elsewhere nobody does, and it is not a number. */
export function takenBy(pid: number | undefined): ProcessUse {
  try {
    // After the name, which may hold anything, user and system time are the 12th and 13th.
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [, resident] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return {
      seconds: (Number(after[11]) + Number(after[12])) / TICKS,
      bytes: Number(resident) * 1024,
    };
  } catch {
    return { seconds: Number.NaN, bytes: Number.NaN };
  }
}
