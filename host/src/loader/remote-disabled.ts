/** Staff switched the remote off for this channel; asking again on the same page cannot help. */
export class RemoteDisabled extends Error {
  readonly code = 'OFF';
}
