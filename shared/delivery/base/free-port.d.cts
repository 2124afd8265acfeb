/**
 * Returns a free port below 32768. Systems use higher ports for outgoing connections. A connection of a browser could
 * take such a port before the server starts or while it is down.
 */
export const freePort: () => Promise<number>;
