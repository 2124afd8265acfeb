/** Cookie that says which device staff opened the product as: android, ios or developer; none is the web. */
export const DEVICE_COOKIE = 'sandbox_device';

/** The address the backend sees a developer at; on the developers' list of the sandbox's settings. Source: AUTH-013. */
export const DEVELOPER_IP = '203.0.113.7';
