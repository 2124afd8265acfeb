import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(__dirname, '../testing/two-majors.mjs');

/** Returns the content that a remote with these accepted versions renders on hosts with React 18 and React 19. */
function drawnWith(accepts: Record<string, string>): Record<string, string> {
  const { stdout, stderr } = spawnSync(process.execPath, [script, JSON.stringify(accepts)], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
}

describe('host that updates React', () => {
  it('runs a remote that accepts both majors, before and after the update', () => {
    expect(drawnWith({ react: '^18.3.0 || ^19.0.0' })).toEqual({
      '18.3.1': '<p>drawn by 18.3.1</p>',
      '19.3.1': '<p>drawn by 19.3.1</p>',
    });
  });

  it('never gives a remote a major version that it does not accept', () => {
    expect(drawnWith({})).toEqual({
      '18.3.1': expect.stringMatching(
        /Version 18\.3\.1 from host of shared singleton module react does not satisfy/,
      ),
      '19.3.1': '<p>drawn by 19.3.1</p>',
    });
  });

  it('rejects a remote that accepts versions of a package that is not shared', () => {
    expect(() => drawnWith({ lodash: '^4.0.0' })).toThrow(
      'accepts names what is not shared: lodash',
    );
  });
});
