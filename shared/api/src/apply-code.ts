/** How the server ends an application, and what it is called here. The numbers stop here. Source: ERR-001…006, A-52. */
const byStatusCode = {
  5011: 'already-subscribed',
  5015: 'dealer-code-empty',
  5020: 'not-created',
  5021: 'card-provider',
  5030: 'GO_OAS',
  5031: 'GO_SCP',
} as const;

/** `GO_OAS` leads to the vehicle registration site, `GO_SCP` to the home page. */
export type ApplyCode = (typeof byStatusCode)[keyof typeof byStatusCode];

const known: ReadonlyMap<unknown, ApplyCode> = new Map<unknown, ApplyCode>([
  ...Object.entries(byStatusCode),
  ['GO_OAS', 'GO_OAS'],
  ['GO_SCP', 'GO_SCP'],
]);

/** The escalations also come by name, in `code`. Source: A-52. */
export const applyCodeIn = (refusal: {
  status_code?: unknown;
  code?: unknown;
}): ApplyCode | undefined =>
  known.get(String(refusal.status_code)) ?? known.get(String(refusal.code));

/** These two have words of their own. Source: ERR-023, 024. */
export const isEscalation = (code: ApplyCode): code is 'GO_OAS' | 'GO_SCP' =>
  code === 'GO_OAS' || code === 'GO_SCP';
