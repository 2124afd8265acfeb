import type { ServedChannel } from '../console/delivery/channel';
import type { Services } from '../services/services';

const WRITE_MS = 1000;
const LOOK_MS = 30_000;

/** Writes each second what pages told, and lets the judge look at canaries twice a minute, until it is ended. */
export function keepCounting(
  { told }: Pick<Services, 'told'>,
  channel: Pick<ServedChannel, 'judge'>,
): { end: () => Promise<void> } {
  // What fails is tried again with the next turn; a sandbox does not stop for it.
  const say = (error: unknown) => console.error(error);
  const writing = setInterval(() => void told.collector.write().catch(say), WRITE_MS);
  const looking = setInterval(() => void channel.judge(told.queries).catch(say), LOOK_MS);
  return {
    end: async () => {
      clearInterval(writing);
      clearInterval(looking);
      await told.collector.write().catch(say);
    },
  };
}
