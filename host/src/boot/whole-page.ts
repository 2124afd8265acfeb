import { joinRest, type PageRest, scriptsOf } from '@shared/release/page-blocks';
import type { PageData, Release } from '@shared/release/release';
import { sayFailure } from './say-failure';

/**
 * Calls `goOn` when the document is parsed and the release has all its files and digests. From then on the page runs no
 * other scripts. If the second data block is missing or incomplete, it shows the failure message instead.
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
      joinRest({ release }, rest.apps); // a pinned release has its own objects
      if (rest.beside) runNoOther([...scriptsOf(page), ...rest.beside]);
      goOn();
    },
    { once: true },
  );
}

/**
 * Adds a second Content Security Policy that allows only scripts with these digests. The first policy allows all
 * scripts of this origin, because a policy cannot be extended later. The second one blocks redirects and other files.
 */
function runNoOther(digests: readonly string[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `script-src ${digests.map((digest) => `'${digest}'`).join(' ')}`;
  document.head.append(policy);
}

/** Returns the second data block, or `undefined` if it is missing or incomplete. */
function restIn(text: string | null | undefined): PageRest | undefined {
  try {
    const rest = JSON.parse(text ?? '') as Partial<PageRest>;
    return rest.apps ? (rest as PageRest) : undefined;
  } catch {
    return undefined; // the block is not valid JSON
  }
}
