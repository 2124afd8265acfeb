import type { Word } from '@shared/payment/ask-order';
import { askTwice } from './ask-twice';

const waiting: Word = { truth: 'waiting', order: undefined };
const paid: Word = { truth: 'paid', order: undefined };
const { signal } = new AbortController();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Answers with each word in turn and counts the requests. */
const server = (...words: readonly (Word | 'silence')[]) =>
  jest.fn(
    () =>
      new Promise<Word>((resolve) => {
        const word = words[server.asked++ % words.length];
        if (word !== undefined && word !== 'silence') resolve(word);
      }),
  );
server.asked = 0;
beforeEach(() => {
  server.asked = 0;
});

describe('askTwice', () => {
  it('queries a second time after a moment and never a third time [A-87]', async () => {
    const ask = server(waiting);
    const answered = askTwice(ask, signal);
    await jest.advanceTimersByTimeAsync(1499);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);

    expect(await answered).toBe(waiting);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('accepts a payment that appears at the second query [A-87, LAND-003]', async () => {
    const answered = askTwice(server(waiting, paid), signal);
    await jest.advanceTimersByTimeAsync(1500);

    expect(await answered).toBe(paid);
  });

  it('queries once when the first answer is final [A-87]', async () => {
    const ask = server(paid);

    expect(await askTwice(ask, signal)).toBe(paid);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the first query', ['silence']],
    ['the second query', [waiting, 'silence']],
  ] as const)(
    'returns after 3 seconds when the server does not answer %s [A-87]',
    async (_, words) => {
      let got: Word | undefined;
      void askTwice(server(...words), signal).then((word) => {
        got = word;
      });
      await jest.advanceTimersByTimeAsync(2999);
      expect(got).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);

      expect(got).toEqual({ truth: 'unknown' });
    },
  );
});
