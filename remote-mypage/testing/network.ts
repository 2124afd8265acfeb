/** The network of a screen test; see there. */
export * from '@shared/api/testing/network';
