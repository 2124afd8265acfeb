/** Where the neighbours live on the sandbox's one port. An address here is a stand-in for another company's host. */
export const addresses = {
  /** `env.host_vtg`: sign-in pages, and the profile service below it. */
  accountHost: '/account',
  /** Followed by a payment id. */
  cardPage: '/sandbox/card/',
  /** `env.host_s3`: uploaded photos. Followed by `/` and a file name. */
  files: '/files',
  app: '/app',
} as const;

/** HttpOnly cookie of the account host. */
export const accountCookie = 'sandbox_account';
