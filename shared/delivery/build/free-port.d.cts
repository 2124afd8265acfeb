/**
 * Nobody listens there. Below the ports a system takes for outgoing connections (from 32768): one of a browser's many
 * could take it before the server has started, or while it is down.
 */
export const freePort: () => Promise<number>;
