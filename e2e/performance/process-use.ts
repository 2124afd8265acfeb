import { readFileSync } from 'node:fs';

/** Processor time of a process since its start, in seconds, and its memory, in bytes. */
export type ProcessUse = { seconds: number; bytes: number };

/** Clock ticks per second in Linux's process files. */
const TICKS = 100;

/** Reads the use of a process on Linux. Returns NaN on other systems. */
export function takenBy(pid: number | undefined): ProcessUse {
  try {
    // User and system time are the 12th and 13th field after the name, which may contain any character.
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
