import { randomUUID } from 'node:crypto';
import type { ObjectStore } from './objects';
import { Refusal } from './refusal';

/** A property that delivery relies on, and whether a store has it. */
export type Finding = { property: string; isKept: boolean };

const RACERS = 6;

/** Objects of a probe whose process was killed before it could remove them. */
export const isProbe = (path: string): boolean => /(^|\/)probe-[\da-f-]{36}\.txt$/.test(path);

/**
 * Tries a store with one small object below `folder`. A server that ignores conditions answers them like any other write,
 * so a lost update looks like a success. Therefore the probe reads what is there afterwards.
 */
export async function probe(store: ObjectStore, folder: string): Promise<readonly Finding[]> {
  const path = `${folder}/probe-${randomUUID()}.txt`;
  const findings: Finding[] = [];
  const say = (property: string, isKept: boolean) => findings.push({ property, isKept });
  const now = async () => (await store.read(path))?.bytes.toString('utf8');
  try {
    const isNew = await store.write(path, Buffer.from('1'));
    say('gives back at once what was written', isNew && (await now()) === '1');
    const isOver = await store.write(path, Buffer.from('2'));
    say('writes create-only where nothing stands', !isOver && (await now()) === '1');
    const first = (await store.read(path))?.etag ?? '';
    const isChanged = await store.write(path, Buffer.from('3'), first);
    say('changes over the tag that was read', isChanged && (await now()) === '3');
    const isStale = await store.write(path, Buffer.from('4'), first);
    say('changes over no other tag', !isStale && (await now()) === '3');
    const listed = await store.list(path);
    say('lists at once what was written', listed.length === 1);
    say('lets one of many at once change', (await winnersOver(store, path)) === 1);
  } finally {
    // A publisher may lack the right to remove. Then `gc` removes it.
    await store.remove(path).catch(() => undefined);
  }
  return findings;
}

async function winnersOver(store: ObjectStore, path: string): Promise<number> {
  const tag = (await store.read(path))?.etag ?? '';
  const race = Array.from({ length: RACERS }, (_, n) =>
    store.write(path, Buffer.from(`racer ${n}`), tag),
  );
  return (await Promise.all(race)).filter(Boolean).length;
}

/** Returns a store that is tried before the first write of a process. Reads do not wait for it. */
export function proven(store: ObjectStore): ObjectStore {
  let proof: Promise<void> | undefined;
  const prove = (folder: string) => {
    proof ??= probe(store, folder).then((findings) => refuse(store, findings));
    return proof;
  };
  return {
    ...store,
    // In this folder the user certainly has the right to write.
    write: async (path, bytes, over) => {
      await prove(path.slice(0, path.indexOf('/')));
      return store.write(path, bytes, over);
    },
  };
}

function refuse({ where }: ObjectStore, findings: readonly Finding[]): void {
  const lost = findings.filter(({ isKept }) => !isKept).map(({ property }) => property);
  if (lost.length === 0) return;
  throw new Refusal(
    `${where} is no store to publish to: tried with one object, it does not keep that a store ${lost.join('; ')}. Nothing was written. Two teams would overwrite each other there; take a folder, or a server of S3 with conditional writes`,
  );
}
