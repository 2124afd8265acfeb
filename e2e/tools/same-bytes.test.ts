import { copiedHouse } from './testing/copied-house';

/** Builds a remote in a copy of this checkout. Returns the digest of each file. */
function builtIn(name: string): Record<string, string> {
  const house = copiedHouse(name);
  try {
    const script = 'shared/delivery/testing/small-builds.mjs';
    const { stdout, stderr } = house.node(script, 'guides');
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout) as Record<string, string>;
  } finally {
    house.remove();
  }
}

describe('a build', () => {
  it('has the same bytes in any folder [PLAT-001]', () => {
    const built = builtIn('care');

    expect(builtIn('카 레 #1 %20')).toEqual(built);
    expect(Object.keys(built)).toContain('guides/src_small_Small_tsx.js');
  });
});
