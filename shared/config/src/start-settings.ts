/**
 * Of production's settings, what the page's starter asks before any bundle has come. A file of their own, because the
 * starter stands inline in the page.
 */
export const startSettings = {
  session: {
    lifetimeSec: 1800,
    preAuthHeader: 'X-Pre-Auth-Token',
    tokenCookie: 'app_token',
    lastRequestCookie: 'app_last_request',
  },
  bridge: { userAgentToken: 'ServiceCareApp', objectName: 'ServiceCareBridge', timeoutMs: 90_000 },
};
