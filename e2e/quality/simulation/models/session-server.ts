import type { WireAnswer } from '@shared/api/testing/adapter';

export type Customer = 'U1' | 'U2';

/** A token of the server. An expired one can be renewed once, and a replaced one never. */
export type Token = {
  customer: Customer;
  isValid: boolean;
  isRenewable: boolean;
  /** Tab that received it. */
  by: number;
};

const OK: WireAnswer = { status: 200, body: '{}' };
const REFUSED: WireAnswer = { status: 401, body: '{}' };

/** A server that accepts the newest token of a session only. */
export class Server {
  readonly tokens = new Map<string, Token>();

  issue(customer: Customer, by: number): string {
    const name = `T${this.tokens.size + 1}`;
    this.tokens.set(name, { customer, isValid: true, isRenewable: true, by });
    return name;
  }

  answer(token: string): WireAnswer {
    return this.tokens.get(token)?.isValid ? OK : REFUSED;
  }

  /** Replaces a token. `given` is the new one. */
  renew(token: string, by: number): WireAnswer & { given?: string } {
    const used = this.tokens.get(token);
    if (!used?.isRenewable) return REFUSED;
    end(used);
    const given = this.issue(used.customer, by);
    return { status: 200, body: JSON.stringify({ token: given }), given };
  }

  expire(): void {
    for (const token of this.tokens.values()) token.isValid = false;
  }

  /** Ends all sessions of a customer. */
  endAll(customer: Customer): void {
    for (const token of this.tokens.values()) if (token.customer === customer) end(token);
  }
}

const end = (token: Token) => Object.assign(token, { isValid: false, isRenewable: false });
