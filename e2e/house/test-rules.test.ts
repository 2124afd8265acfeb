import { packages, screens, sourcesIn } from './sources';
import { testBreaches } from './test-rules';

/** Tests of the product and what they are made with. */
const tests = [...screens, ...packages].flatMap((folder) =>
  sourcesIn(folder, (path) => /\.test\.tsx?$|\/testing\//.test(path)),
);

/** Files a store has written have the time of the machine. */
const ofTheMachine = /^shared\/delivery\//;

const inTest = (...lines: string[]) => `it('x', async () => {\n${lines.join('\n')}\n});`;

describe('chance', () => {
  it.each([
    'await new Promise((done) => setTimeout(done, 30));',
    'await page.waitForTimeout(500);',
    'const id = Math.random();',
    'save({ createdAt: Date.now() });',
    'const today = new Date();',
  ])('is in no test: %s', (line) => {
    expect(testBreaches(inTest(line))).toHaveLength(1);
  });

  it('is not a turn of the loop, nor a clock that stands still', () => {
    expect(testBreaches(inTest('await new Promise((done) => setTimeout(done));'))).toEqual([]);
    expect(testBreaches(inTest('jest.advanceTimersByTime(30);'))).toEqual([]);
  });
});

describe('a network', () => {
  it('is handed to boot, never put in the place of the module', () => {
    const mock = "jest.mock('@shared/api/transport', () => jest.requireActual('./network'));";

    expect(testBreaches(mock)).toEqual([`1: ${mock.replace(';', '')}`]);
    expect(testBreaches("jest.mock('@shared/settle/pause');")).toEqual([]);
  });
});

describe('"nothing happened"', () => {
  it.each([
    ["await press('닫기');", 'expect(onEnd).not.toHaveBeenCalled();'],
    ["await userEvent.click(button('닫기'));", 'expect(orders()).toHaveLength(0);'],
    ["await press('닫기');", "expect(address()).toHaveTextContent('/subscStatus');"],
    ["fireEvent.click(button('닫기'));", 'expect(asks).toEqual([]);'],
    ['act(() => app.refuse(id));', 'expect(stored()).toBeUndefined();'],
    ["await inPopup('확인');", 'expect(changes()).toEqual([]);'],
    ['await payAll();', 'expect(orders()).toHaveLength(0);'],
  ])('is not looked for straight after a press: %s %s', (press, look) => {
    expect(testBreaches(inTest(press, look))).toEqual([`3: ${look}`]);
  });

  it.each([
    "await expect(screen.findByRole('dialog')).rejects.toThrow();",
    'await expect(waitFor(() => expect(total()).not.toBe(0))).rejects.toThrow();',
  ])('is not waited for until a search gives up: %s', (line) => {
    expect(testBreaches(inTest(line))).toHaveLength(1);
  });

  it('is not looked for one turn after a press', () => {
    const look = 'expect(asks).toEqual([]);';

    expect(
      testBreaches(inTest("await press('닫기');", 'await act(async () => undefined);', look)),
    ).toEqual([`4: ${look}`]);
  });

  it.each([
    ["await press('닫기');", 'await workDone();', 'expect(onEnd).not.toHaveBeenCalled();'],
    ["await press('닫기');", 'await waitFor(() => expect(orders()).toEqual([]));'],
    ["await press('닫기');", "expect(screen.getByText('끝')).toBeVisible();"],
  ])('may be looked for once pending work is done: %s %s %s', (...lines) => {
    expect(testBreaches(inTest(...lines))).toEqual([]);
  });

  it('waits for pending work in every test, chance is in none, and the network is handed over', () => {
    expect(tests.length).toBeGreaterThan(250);
    const found = tests
      .filter(({ path }) => !ofTheMachine.test(path))
      .flatMap(({ path, text }) => testBreaches(text).map((what) => `${path}:${what}`));

    expect(found).toEqual([]);
  });
});
