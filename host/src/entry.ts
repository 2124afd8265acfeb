import { afterFirstView } from './page/after-first-view';

/** Longest that the app waits for a first view whose data does not come. */
const LONGEST_MS = 300;

/*
 * What stands on the page first is its first view: the app's own code runs after it. Where everything lies in the cache,
 * it would otherwise run for as long as the answers take, and the first view would wait for it.
 */
afterFirstView(() => void import(/* webpackMode: "eager" */ './index'), LONGEST_MS);
