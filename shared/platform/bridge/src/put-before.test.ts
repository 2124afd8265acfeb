import * as v from 'valibot';
import { createNative } from './native';

const answer = v.object({ url: v.string() });
const envelope = (id: string, url: string) =>
  JSON.stringify({ v: 1, id, ok: true, result: { url } });

function app() {
  const post = jest.fn(() => true);
  let count = 0;
  const native = createNative({
    post,
    randomId: () => {
      count += 1;
      return `fresh-${count}`;
    },
    timeoutMs: 90_000,
  });
  return { ...native, post };
}

describe('question of an earlier page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not sent again and takes the answer to its id once [BRIDGE-005]', async () => {
    const { ask, hear, post } = app();
    const taken = ask('capture', { type: 1 }, answer, { id: 'kept', isPut: true });

    hear(envelope('other', '/files/other.jpg'));
    hear(envelope('kept', '/files/1.jpg'));
    hear(envelope('kept', '/files/2.jpg'));

    await expect(taken).resolves.toEqual({ url: '/files/1.jpg' });
    expect(post).not.toHaveBeenCalled();
  });

  it('takes an answer that came before the page listened, once [BRIDGE-005]', async () => {
    const { ask, hear } = app();
    hear(envelope('kept', '/files/1.jpg'));

    await expect(ask('capture', { type: 1 }, answer, { id: 'kept', isPut: true })).resolves.toEqual(
      { url: '/files/1.jpg' },
    );

    const again = ask('capture', { type: 1 }, answer, { id: 'kept', isPut: true });
    jest.advanceTimersByTime(90_000);
    await expect(again).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is sent with the id of the caller when it is new [BRIDGE-005]', () => {
    const { ask, post } = app();

    void ask('capture', { type: 1 }, answer, { id: 'kept' });

    expect(post).toHaveBeenCalledWith(
      JSON.stringify({ v: 1, id: 'kept', method: 'capture', params: { type: 1 } }),
    );
  });
});
