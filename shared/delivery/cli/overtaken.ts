import type { ChannelState } from '@shared/release/release';
import { Refusal } from '../store/refusal';
import { type Context, text } from './command';

/**
 * Refuses the change if `--expect` names another change than the last one.
 * @throws {Refusal}
 */
export function refuseOvertaken(
  channel: string,
  { seq }: ChannelState,
  flags: Context['flags'],
): void {
  const expected = text(flags['expect']);
  if (expected === undefined || expected === String(seq)) return;
  throw new Refusal(
    `${channel} is at change ${seq}, not at ${expected} any more. Look (mfe status ${channel}), then say it again.`,
  );
}
