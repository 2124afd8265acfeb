import type { Release } from '@shared/release/release';

/**
 * The files of a remote put their modules into a global list whose name has no version, so that an unchanged file has
 * the same bytes in the next version. This gives every version its own list behind that name, so that versions never
 * mix: the script that runs says in `data-webpack` which version asked for it (`<container>:<file>`).
 */
export function separateChunkLists({ apps }: Pick<Release, 'apps'>): void {
  for (const app of Object.keys(apps).filter((name) => name !== 'host')) {
    const lists = new Map<string | undefined, unknown>();
    Object.defineProperty(globalThis, `__care_${app}_`, {
      get: () => lists.get(runningContainer()),
      set: (list: unknown) => lists.set(runningContainer(), list),
    });
  }
}

/** Returns the container whose script runs now. */
const runningContainer = (): string | undefined =>
  document.currentScript?.dataset['webpack']?.split(':')[0];
