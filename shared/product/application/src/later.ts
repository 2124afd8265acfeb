/**
 * Everything that no prerender needs, in one file. Separate files would add their names and checksums to the first
 * load.
 */
export { createCameraTrips } from './camera-trip';
export { fromReqs } from './from-reqs';
