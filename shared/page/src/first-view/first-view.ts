import type { Markups } from './build-tree';
import type { Fill, Next } from './known';

/**
 * The first view of a start page, as its remote hands it to the page that stands around it. Host and remote are deployed
 * apart: more may be handed over in time, and a page takes what it knows.
 */
export type FirstView = Markups & {
  /** Name of the page it is of. */
  page: string;
  /** Address of its script; its styles lie beside it. */
  from?: string | undefined;
  fill: Fill<string>;
  next?: Next | undefined;
};

declare global {
  interface Window {
    /** Where a first view is handed over: to what draws it, or, before that is here, to a list. */
    __firstViews?: FirstView[] | { push: (view: FirstView) => void } | undefined;
  }
}
