import type { ObjectStore } from './objects';
import { untilWritten } from './until-written';

const pathOf = (channel: string) => `channels/${channel}/live.json`;

/**
 * Writes the number of a channel's last change to a small file that open tabs poll. A tab with an older number reads the
 * page, which alone decides. If the number cannot be written, tabs see the change with the next one, or after half an
 * hour.
 */
export async function tellTabs(store: ObjectStore, channel: string, seq: number): Promise<void> {
  const path = pathOf(channel);
  const attempt = async () => {
    const found = await store.read(path);
    if (found && seqIn(found.bytes) >= seq) return true;
    return store.write(path, Buffer.from(JSON.stringify({ seq })), found?.etag);
  };
  await untilWritten(path, attempt).catch(() => undefined);
}

function seqIn(bytes: Buffer): number {
  try {
    const { seq }: { seq?: unknown } = JSON.parse(bytes.toString('utf8'));
    return typeof seq === 'number' ? seq : 0;
  } catch {
    return 0;
  }
}
