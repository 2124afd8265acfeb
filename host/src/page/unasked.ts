/**
 * What an engine without `deliveryType` (WebKit) tells for a body of which nothing was transferred: out of a cache and
 * found to be the same are one thing there.
 */
const HEADERS_ALONE = 300;

/**
 * Whether the browser shows the page out of a cache and may not have asked for it: Back, a tab restored after days, or an
 * origin that lets browsers keep the page for a while (`mfe nginx --keep`). It may be the page of a release that was taken back.
 */
export const isUnasked = (): boolean =>
  performance.getEntriesByType('navigation').some((page) => {
    const { transferSize, type, deliveryType } = page as PerformanceNavigationTiming & {
      deliveryType?: string;
    };
    const most = deliveryType === undefined ? HEADERS_ALONE : 0;
    return transferSize <= most && type !== 'reload';
  });

/** Where the store puts the number of a channel's last change (shared/delivery/store/pointer.ts). */
export const POINTER = '/app/live.json';
