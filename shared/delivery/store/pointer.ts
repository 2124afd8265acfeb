import type { ObjectStore } from './objects';
import { untilWritten } from './until-written';

const pathOf = (channel: string) => `channels/${channel}/live.json`;

/**
 * Tells open tabs the number of a channel's last change, in a file of a few bytes: who has an older one looks at the
 * page. The page alone decides. When the number cannot be written, tabs hear of the change with the next one, or after
 * half an hour.
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
