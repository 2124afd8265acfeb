import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(__dirname, '../testing/two-majors.mjs');

/** What a remote that takes these versions draws on a host with React 18, and on one with React 19. */
function drawnWith(accepts: Record<string, string>): Record<string, string> {
  const { stdout, stderr } = spawnSync(process.execPath, [script, JSON.stringify(accepts)], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string>;
}

describe('a host that raises React', () => {
  it('runs a remote that says it takes both majors, before and after', () => {
    expect(drawnWith({ react: '^18.3.0 || ^19.0.0' })).toEqual({
      '18.3.1': '<p>drawn by 18.3.1</p>',
      '19.3.1': '<p>drawn by 19.3.1</p>',
    });
  });

  it('never hands a remote a major that it does not take', () => {
    expect(drawnWith({})).toEqual({
      '18.3.1': expect.stringMatching(
        /Version 18\.3\.1 from host of shared singleton module react does not satisfy/,
      ),
      '19.3.1': '<p>drawn by 19.3.1</p>',
    });
  });

  it('is told when a remote takes another version of what is not shared', () => {
    expect(() => drawnWith({ lodash: '^4.0.0' })).toThrow(
      'accepts names what is not shared: lodash',
    );
  });
});
