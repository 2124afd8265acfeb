import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(__dirname, '../testing/two-majors.mjs');

describe('host that updates React', () => {
  it('runs a remote exactly with the majors that the remote accepts', () => {
    const remotes = [{ react: '^18.3.0 || ^19.0.0' }, {}, { lodash: '^4.0.0' }];
    const drawn = execFileSync(process.execPath, [script, JSON.stringify(remotes)]);
    const refusal = 'accepts names what is not shared: lodash';

    expect(JSON.parse(String(drawn))).toEqual([
      { '18.3.1': '<p>drawn by 18.3.1</p>', '19.3.1': '<p>drawn by 19.3.1</p>' },
      {
        '18.3.1': expect.stringMatching(
          /Version 18\.3\.1 from host of shared singleton module react does not satisfy/,
        ),
        '19.3.1': '<p>drawn by 19.3.1</p>',
      },
      { '18.3.1': expect.stringContaining(refusal), '19.3.1': expect.stringContaining(refusal) },
    ]);
  });
});
