/** Cookie with the device that staff opened the product as: android, ios or developer. Without it, it is the web. */
export const DEVICE_COOKIE = 'sandbox_device';

/** Client address of a developer. It is on the developer list of the sandbox's settings. Source: AUTH-013. */
export const DEVELOPER_IP = '203.0.113.7';
