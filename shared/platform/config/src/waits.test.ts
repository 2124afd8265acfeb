import { inTime, Overdue, waits } from './waits';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('inTime', () => {
  it('rejects with the name of the wait after the limit', async () => {
    const ended = jest.fn();
    inTime('database', new Promise(() => undefined)).catch(ended);
    await jest.advanceTimersByTimeAsync(waits.database - 1);
    expect(ended).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(1);

    expect(ended).toHaveBeenCalledWith(new Overdue('database'));
  });

  it.each([
    ['resolves', () => Promise.resolve('done')],
    ['rejects', () => Promise.reject(new Error('refused'))],
  ])('%s as the work does and clears its timer', async (_, work) => {
    const plain = await work().catch(String);

    expect(await inTime('database', work()).catch(String)).toBe(plain);
    expect(jest.getTimerCount()).toBe(0);
  });
});
