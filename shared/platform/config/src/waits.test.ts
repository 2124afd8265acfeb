import { inTime, Overdue, waits } from './waits';

/** A clock for tests: `run` fires the only timer. */
const handClock = () => {
  const set = new Map<number, { work: () => void; ms: number }>();
  return {
    set,
    setTimeout: (work: () => void, ms: number) => set.set(set.size, { work, ms }).size - 1,
    clearTimeout: (timer: number) => void set.delete(timer),
    run: () => {
      for (const { work } of set.values()) work();
    },
  };
};

describe('inTime', () => {
  it('rejects with the name of the wait after the limit', async () => {
    const clock = handClock();
    const waited = inTime('database', new Promise(() => undefined), clock);
    expect([...clock.set.values()].map(({ ms }) => ms)).toEqual([waits.database]);

    clock.run();

    await expect(waited).rejects.toEqual(new Overdue('database'));
  });

  it.each([
    ['resolves', () => Promise.resolve('done')],
    ['rejects', () => Promise.reject(new Error('refused'))],
  ])('%s as the work does and clears its timer', async (_, work) => {
    const clock = handClock();
    const plain = await work().catch(String);

    expect(await inTime('database', work(), clock).catch(String)).toBe(plain);
    expect(clock.set.size).toBe(0);
  });
});
