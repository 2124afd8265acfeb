/**
 * Everything that no prerender needs, in one file. Separate files would add their names and checksums to the first
 * load.
 */
export { fromReqs } from './from-reqs';
export { createKeptDrafts } from './kept-draft';
