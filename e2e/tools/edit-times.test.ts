import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Returns the printed lines for these events at these milliseconds. Runs in Node, because the module is plain Node. */
function said(steps: readonly [at: number, app: string, line: string][]): string[] {
  const script = `
    import { editTimes } from ${JSON.stringify(join(__dirname, 'edit-times.mjs'))};
    const steps = ${JSON.stringify(steps)};
    const said = [];
    let at = 0;
    let saved = 0;
    const times = editTimes((line) => said.push(line), () => saved, () => at);
    for (const [when, app, line] of steps) {
      at = when;
      if (app === 'edit') saved = at;
      else times.heard(app, line);
    }
    console.log(JSON.stringify(said));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(String(out)) as string[];
}

describe('edit times', () => {
  it('measures from the last save to the bundle with it', () => {
    expect(
      said([
        [0, 'guides', 'guides compiled successfully'],
        [900, 'edit', ''],
        [1000, 'edit', ''],
        [1800, 'guides', 'guides compiled successfully'],
        [9000, 'edit', ''],
        [9400, 'guides', 'guides compiled with 1 warning'],
      ]),
    ).toEqual([
      'guides is on screen 0.8 s after the edit',
      'guides is on screen 0.4 s after the edit',
    ]);
  });

  it('says that the old screen stays when an edit does not compile', () => {
    expect(
      said([
        [0, 'guides', 'guides compiled with 1 error'],
        [900, 'edit', ''],
        [1000, 'guides', 'guides compiled with 8 errors and 1 warning'],
        [1900, 'edit', ''],
        [2000, 'guides', 'guides compiled successfully'],
      ]),
    ).toEqual([
      'guides keeps its old screen: 1 error, shown above and on the page',
      'guides keeps its old screen: 8 errors, shown above and on the page',
      'guides is on screen 0.1 s after the edit',
    ]);
  });

  it('prints nothing for the first build, other lines or an unchanged bundle', () => {
    expect(
      said([
        [0, 'edit', ''],
        [100, 'host', 'host compiled successfully'],
        [200, 'host', '<i> [webpack-dev-server] Project is running at:'],
        [300, 'host', 'host compiled successfully'],
      ]),
    ).toEqual([]);
  });
});
