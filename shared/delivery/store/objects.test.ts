import { eachStore, stores } from '../testing/stores';

const bytes = (text: string) => Buffer.from(text);

// probe.test.ts shows that a write without the current tag changes nothing.
describe.each(stores)('%s as a store', (_, open) => {
  const store = eachStore(open);

  it('returns the bytes that were written', async () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, n) => n));
    await store.write('apply/1.0.0/a.bin', all);

    expect((await store.read('apply/1.0.0/a.bin'))?.bytes.equals(all)).toBe(true);
  });

  it('does not create an object when a tag is given', async () => {
    expect(await store.write('a.txt', bytes('second'), '"gone"')).toBe(false);
    expect(await store.read('a.txt')).toBeUndefined();
  });

  it('lets exactly one of many simultaneous writers win', async () => {
    const race = Array.from({ length: 8 }, (_, n) => store.write('a.txt', bytes(`by ${n}`)));

    expect((await Promise.all(race)).filter(Boolean)).toHaveLength(1);
  });

  it('lists all objects under a prefix, sorted', async () => {
    const names = Array.from(
      { length: 120 },
      (_, n) => `apply/1.0.0/${String(n).padStart(3, '0')}.js`,
    );
    for (const name of names.toReversed()) await store.write(name, bytes(name));
    await store.write('apply-2/x.js', bytes('x'));

    expect((await store.list('apply/1.0.0/')).map(({ path }) => path)).toEqual(names);
    expect((await store.list('apply')).map(({ path }) => path)).toContain('apply-2/x.js');
  });

  it('removes an object, and ignores a missing one', async () => {
    await store.write('a.txt', bytes('first'));
    await store.remove('a.txt');
    await store.remove('a.txt');

    expect(await store.read('a.txt')).toBeUndefined();
    expect(await store.list('apply/')).toEqual([]);
  });

  it.each(['../a.txt', '/a.txt', 'a/../../b', 'a//b', '.hidden', 'a/.lock', 'a b', '%2e%2e/a', ''])(
    'refuses the path %j',
    async (path) => {
      await expect(store.write(path, bytes('x'))).rejects.toThrow('not a path of a store');
      await expect(store.read(path)).rejects.toThrow('not a path of a store');
    },
  );
});
