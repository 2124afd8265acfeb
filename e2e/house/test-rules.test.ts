import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testBreaches } from './test-rules';

const root = join(__dirname, '../..');
const folders = readdirSync(root).filter((name) => /^(host|shared|remote-\w+)$/.test(name));

const testFiles = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      ({ name, parentPath }) => /\.test\.tsx?$/.test(name) && !/node_modules/.test(parentPath),
    )
    .map(({ name, parentPath }) => join(parentPath, name)),
);

const inTest = (...lines: string[]) => `it('x', async () => {\n${lines.join('\n')}\n});`;

describe('chance', () => {
  it.each([
    'await new Promise((done) => setTimeout(done, 30));',
    'await page.waitForTimeout(500);',
    'const id = Math.random();',
  ])('is in no test: %s', (line) => {
    expect(testBreaches(inTest(line))).toHaveLength(1);
  });

  it('is not a turn of the loop, nor a clock that stands still', () => {
    expect(testBreaches(inTest('await new Promise((done) => setTimeout(done));'))).toEqual([]);
    expect(testBreaches(inTest('jest.advanceTimersByTime(30);'))).toEqual([]);
  });
});

describe('"nothing happened"', () => {
  it.each([
    ["await press('닫기');", 'expect(onEnd).not.toHaveBeenCalled();'],
    ["await userEvent.click(button('닫기'));", 'expect(orders()).toHaveLength(0);'],
    ["await press('닫기');", "expect(address()).toHaveTextContent('/subscStatus');"],
    ["fireEvent.click(button('닫기'));", 'expect(asks).toEqual([]);'],
  ])('is not looked for straight after a press: %s %s', (press, look) => {
    expect(testBreaches(inTest(press, look))).toEqual([`3: ${look}`]);
  });

  it.each([
    ["await press('닫기');", 'await workDone();', 'expect(onEnd).not.toHaveBeenCalled();'],
    ["await press('닫기');", 'await waitFor(() => expect(orders()).toEqual([]));'],
    ["await press('닫기');", "expect(screen.getByText('끝')).toBeVisible();"],
  ])('may be looked for once pending work is done: %s %s %s', (...lines) => {
    expect(testBreaches(inTest(...lines))).toEqual([]);
  });

  it('waits for pending work in every test, and chance is in none', () => {
    expect(testFiles.length).toBeGreaterThan(200);
    const found = testFiles.flatMap((file) =>
      testBreaches(readFileSync(file, 'utf8')).map((what) => `${file.slice(root.length)}:${what}`),
    );

    expect(found).toEqual([]);
  });
});
