/**
 * Paths of the external systems on the single port of the sandbox. Each path stands in for the host of another company.
 */
export const addresses = {
  /** `env.host_vtg`: sign-in pages. The profile service is served below this path. */
  accountHost: '/account',
  /** A payment id follows. */
  cardPage: '/sandbox/card/',
  /** `env.host_s3`: uploaded photos. `/` and a file name follow. */
  files: '/files',
  app: '/app',
} as const;

/** HttpOnly cookie of the account host. */
export const accountCookie = 'sandbox_account';
