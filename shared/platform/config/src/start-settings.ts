/**
 * Production settings that the boot script reads before any bundle has loaded. A separate file, because the boot script
 * is inline in the page.
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
