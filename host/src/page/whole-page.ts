import { joinRest, type PageRest, scriptsOf } from '@shared/release/page-blocks';
import type { PageData, Release } from '@shared/release/release';
import { sayFailure } from './say-failure';

/**
 * Goes on when the document has been read: the release has all its files and digests then, and the page runs no other
 * script any more. A page that is cut before that has nothing to go on with, and says so.
 */
export function whenWhole(page: PageData, release: Release, goOn: () => void): void {
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      const rest = restIn(document.getElementById('rest')?.textContent);
      if (!rest) {
        sayFailure();
        return;
      }
      joinRest(page, rest.apps);
      joinRest({ release }, rest.apps); // pins come with objects of their own
      if (rest.beside) runNoOther([...scriptsOf(page), ...rest.beside]);
      goOn();
    },
    { once: true },
  );
}

/**
 * The page's own policy lets scripts of this origin run, since nothing can be added to a policy that is read. From here
 * on a second one names each script by its digest, so that neither a redirect nor a file beside ours runs.
 */
function runNoOther(digests: readonly string[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `script-src ${digests.map((digest) => `'${digest}'`).join(' ')}`;
  document.head.append(policy);
}

/** `undefined` where the block is cut, or missing. */
function restIn(text: string | null | undefined): PageRest | undefined {
  try {
    const rest = JSON.parse(text ?? '') as Partial<PageRest>;
    return rest.apps ? (rest as PageRest) : undefined;
  } catch {
    return undefined; // that it cannot be read is the answer
  }
}
