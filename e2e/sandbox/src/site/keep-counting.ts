import type { ServedChannel } from '../console/delivery/channel';
import type { Services } from '../services/create-services';

const WRITE_MS = 1000;
const LOOK_MS = 30_000;

/** Writes the telemetry of pages every second and runs the canary analysis twice a minute, until `end` is called. */
export function keepCounting(
  { told }: Pick<Services, 'told'>,
  channel: Pick<ServedChannel, 'judge'>,
): { end: () => Promise<void> } {
  let lastSaid = '';
  // The next turn tries again, so the same error is printed once and not every second.
  const say = (error: unknown) => {
    const sentence = error instanceof Error ? error.message : String(error);
    if (sentence !== lastSaid) console.error(`The collector could not write: ${sentence}`);
    lastSaid = sentence;
  };
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
