/**
 * The `transferSize` for headers without a body. Browsers without `deliveryType` (WebKit) report it for a page from the
 * cache and also for a revalidated page.
 */
const HEADERS_ALONE = 300;

/**
 * Returns whether the page comes from a cache and the browser may not have revalidated it. This happens after Back, in
 * a tab restored after days, or if the origin lets browsers cache the page (`mfe nginx --keep`). Such a page may belong
 * to a release that was rolled back.
 */
export const isUnasked = (): boolean =>
  performance.getEntriesByType('navigation').some((page) => {
    const { transferSize, type, deliveryType } = page as PerformanceNavigationTiming & {
      deliveryType?: string;
    };
    const most = deliveryType === undefined ? HEADERS_ALONE : 0;
    return transferSize <= most && type !== 'reload';
  });

/** Address of the number of the channel's last change. shared/delivery/store/pointer.ts writes it. */
export const POINTER = '/app/live.json';
