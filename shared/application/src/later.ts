/** What no first view needs, in one file: each would cost the first view its name and checksum. */
export { createCameraTrips } from './camera-trip';
export { fromReqs } from './from-reqs';
