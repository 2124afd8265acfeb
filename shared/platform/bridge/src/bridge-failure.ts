/**
 * Reason why there is no photo or text. `bad-answer`: the app sent an invalid one. `no-reader`: the app may have sent
 * one, but the code that reads it did not load.
 */
export type BridgeFailureKind =
  | 'denied'
  | 'cancelled'
  | 'timeout'
  | 'unsupported'
  | 'bad-answer'
  | 'no-reader';

const MARK = Symbol.for('@shared/bridge/BridgeFailure');

export class BridgeFailure extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && MARK in value;
  }
  override readonly name = 'BridgeFailure';
  readonly [MARK] = true;
  readonly kind: BridgeFailureKind;

  constructor(kind: BridgeFailureKind) {
    super(kind);
    this.kind = kind;
  }
}
