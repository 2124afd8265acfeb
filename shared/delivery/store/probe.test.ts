import { type S3StandIn, startS3 } from '../testing/s3-stand-in';
import { storeAt, stores } from '../testing/stores';
import { probe, proven } from './probe';
import { Refusal } from './refusal';
import { addVersion, publishedVersions } from './versions';

const bytes = Buffer.from('text');
const version = { version: '1.0.0', date: '2026-11-23T00:00:00Z', git: 'abc', note: '' };

describe('probe', () => {
  it.each(stores)('finds all properties in %s', async (_, open) => {
    const { store, close } = await open();
    const findings = await probe(store, 'channels');

    expect(findings.filter(({ isKept }) => !isKept)).toEqual([]);
    expect(findings).toHaveLength(6);
    expect(await store.list('channels/')).toEqual([]);
    await close();
  });
});

describe('an S3 server without all properties', () => {
  let s3: S3StandIn;
  beforeEach(async () => {
    s3 = await startS3();
  });
  afterEach(() => s3.close());

  it.each([
    ['ignores-conditions', 'writes create-only where nothing stands'],
    ['ignores-conditions', 'changes over no other tag'],
    ['ignores-conditions', 'lets one of many at once change'],
    ['changes-nothing', 'changes over the tag that was read'],
    ['lists-late', 'lists at once what was written'],
  ] as const)(
    'and %s is refused before anything is written: it does not keep that a store %s',
    async (manner, property) => {
      s3.manners.add(manner);
      const store = proven(storeAt(s3));

      await expect(store.write('apply/1.0.0/a.js', bytes)).rejects.toThrow(Refusal);
      await expect(store.write('apply/1.0.0/a.js', bytes)).rejects.toThrow(property);
      expect([...s3.objects.keys()]).toEqual([]);
    },
  );

  it('is tried once per process, below the written folder, and not for reads', async () => {
    const paths: string[] = [];
    const kept = storeAt(s3);
    const store = proven({
      ...kept,
      write: (path, content, over) => {
        paths.push(path);
        return kept.write(path, content, over);
      },
    });
    await store.read('apply/1.0.0/a.js');
    expect(paths).toEqual([]);

    await Promise.all(['a', 'b'].map((name) => store.write(`apply/1.0.0/${name}.js`, bytes)));
    const probes = paths.filter((path) => path.startsWith('apply/probe-'));
    expect(new Set(probes).size).toBe(1);
    expect(paths.slice(-2)).toEqual(['apply/1.0.0/a.js', 'apply/1.0.0/b.js']);
    expect(await store.list('apply/probe-')).toEqual([]);
  });

  it('is accepted when it compares tags without quotes, as Ceph does', async () => {
    s3.manners.add('bare-tags');
    const store = proven(storeAt(s3));

    await addVersion(store, 'apply', version);
    await addVersion(store, 'apply', { ...version, version: '1.1.0' });
    expect((await publishedVersions(store, 'apply')).map((one) => one.version)).toEqual([
      '1.1.0',
      '1.0.0',
    ]);
  });

  it('ends with an error when it never accepts a change', async () => {
    const store = storeAt(s3);
    await addVersion(store, 'apply', version);
    s3.manners.add('changes-nothing');

    const added = addVersion(store, 'apply', { ...version, version: '1.1.0' });
    await expect(added).rejects.toThrow('apply/versions.json could not be changed in 40 tries');
  });

  it('ends with an error when it lists one page for ever', async () => {
    const store = storeAt(s3);
    await store.write('a.txt', bytes);
    s3.manners.add('lists-for-ever');

    await expect(store.list('a')).rejects.toThrow('again and again');
  });

  it('keeps the object of a killed probe until gc removes it', async () => {
    const store = storeAt(s3);
    const left = 'apply/probe-00000000-0000-4000-8000-000000000000.txt';
    await store.write(left, bytes);
    await store.write('apply/1.0.0/a.js', bytes);
    const later = new Date(Date.now() + 1000);

    expect(await store.leftBehind?.(later, true)).toEqual([left]);
    expect(await store.leftBehind?.(later, false)).toEqual([left]);
    expect((await store.list('')).map(({ path }) => path)).toEqual(['apply/1.0.0/a.js']);
  });
});
