/** Our names of the status codes with which the server ends an application. Source: ERR-001…006, A-52. */
const byStatusCode = {
  5011: 'already-subscribed',
  5015: 'dealer-code-empty',
  5020: 'not-created',
  5021: 'card-provider',
  5030: 'GO_OAS',
  5031: 'GO_SCP',
} as const;

/**
 * The reason why the server ended an application. `GO_OAS` leads to the vehicle registration site, `GO_SCP` to the home
 * page.
 */
export type ApplyCode = (typeof byStatusCode)[keyof typeof byStatusCode];

const known: ReadonlyMap<unknown, ApplyCode> = new Map<unknown, ApplyCode>([
  ...Object.entries(byStatusCode),
  ['GO_OAS', 'GO_OAS'],
  ['GO_SCP', 'GO_SCP'],
]);

/**
 * Returns the apply code in a refusal. The server sends escalations either as a number or by name in `code`. Source:
 *
 */
export const applyCodeIn = (refusal: {
  status_code?: unknown;
  code?: unknown;
}): ApplyCode | undefined =>
  known.get(String(refusal.status_code)) ?? known.get(String(refusal.code));

/** Returns true for the two codes that have their own texts. Source: ERR-023, 024. */
export const isEscalation = (code: string): code is 'GO_OAS' | 'GO_SCP' =>
  code === 'GO_OAS' || code === 'GO_SCP';
