import type { Markups } from '@shared/prerender/build-tree';
import type { Fill, Next } from './known';

/**
 * The prerendered page of a start page, as its remote passes it to the host page. Host and remote are deployed
 * separately, so later versions may pass more, and the host page ignores unknown fields.
 */
export type FirstView = Markups & {
  page: string;
  /** Address of its script. Its styles are in folders of the same remote. */
  from?: string | undefined;
  fill: Fill<string>;
  next?: Next | undefined;
};

declare global {
  interface Window {
    /** Receives prerendered pages: the runtime that draws them, or a list until the runtime has loaded. */
    __firstViews?: FirstView[] | { push: (view: FirstView) => void } | undefined;
  }
}
