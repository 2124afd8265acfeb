import { inNode } from '@shared/delivery/testing/in-node';
import { filesOf, packages, screens } from './sources';
import { testBreaches } from './test-rules';

/** Tests of the product and their helpers. */
const tests = filesOf(
  (path) =>
    [...screens, ...packages].some((folder) => path.startsWith(`${folder}/`)) &&
    /\.test\.tsx?$|\/testing\/.*\.tsx?$/.test(path),
);

/** Files written by a store have the time of the machine. */
const ofTheMachine = /^shared\/delivery\//;

const inTest = (...lines: string[]) => `it('x', async () => {\n${lines.join('\n')}\n});`;

describe('chance in tests', () => {
  it.each([
    'await new Promise((done) => setTimeout(done, 30));',
    'await page.waitForTimeout(500);',
    'const id = Math.random();',
    'save({ createdAt: Date.now() });',
    'const today = new Date();',
  ])('is refused: %s', (line) => {
    expect(testBreaches(inTest(line))).toHaveLength(1);
  });

  it('does not include a turn of the event loop or a fixed clock', () => {
    expect(testBreaches(inTest('await new Promise((done) => setTimeout(done));'))).toEqual([]);
    expect(testBreaches(inTest('jest.advanceTimersByTime(30);'))).toEqual([]);
  });
});

describe('network in tests', () => {
  it.each(['@shared/api/http', 'axios'])('is passed to boot and never mocked as %s', (module) => {
    const mock = `jest.mock('${module}', () => jest.requireActual('./network'));`;

    expect(testBreaches(mock)).toEqual([`1: ${mock.replace(';', '')}`]);
    expect(testBreaches("jest.mock('@shared/payment/pause');")).toEqual([]);
  });
});

describe('checks that nothing happened', () => {
  it.each([
    ["await press('닫기');", 'expect(onEnd).not.toHaveBeenCalled();'],
    ["await userEvent.click(button('닫기'));", 'expect(orders()).toHaveLength(0);'],
    ["await press('닫기');", "expect(address()).toHaveTextContent('/subscStatus');"],
    ["fireEvent.click(button('닫기'));", 'expect(asks).toEqual([]);'],
    ['act(() => app.refuse(id));', 'expect(stored()).toBeUndefined();'],
    ["await inPopup('확인');", 'expect(changes()).toEqual([]);'],
    ['await payAll();', 'expect(orders()).toHaveLength(0);'],
  ])('are refused directly after a press: %s %s', (press, look) => {
    expect(testBreaches(inTest(press, look))).toEqual([`3: ${look}`]);
  });

  it.each([
    "await expect(screen.findByRole('dialog')).rejects.toThrow();",
    'await expect(waitFor(() => expect(total()).not.toBe(0))).rejects.toThrow();',
  ])('are refused when they wait until a search fails: %s', (line) => {
    expect(testBreaches(inTest(line))).toHaveLength(1);
  });

  it('are refused one turn after a press', () => {
    const look = 'expect(asks).toEqual([]);';

    expect(
      testBreaches(inTest("await press('닫기');", 'await act(async () => undefined);', look)),
    ).toEqual([`4: ${look}`]);
  });

  it.each([
    ["await press('닫기');", 'await workDone();', 'expect(onEnd).not.toHaveBeenCalled();'],
    ["await press('닫기');", 'await waitFor(() => expect(orders()).toEqual([]));'],
    ["await press('닫기');", "expect(screen.getByText('끝')).toBeVisible();"],
  ])('are allowed after pending work is done: %s %s %s', (...lines) => {
    expect(testBreaches(inTest(...lines))).toEqual([]);
  });

  it('follow these rules in all tests', () => {
    expect(tests.length).toBeGreaterThan(250);
    const found = tests
      .filter(({ path }) => !ofTheMachine.test(path))
      .flatMap(({ path, text }) => testBreaches(text).map((what) => `${path}:${what}`));

    expect(found).toEqual([]);
  });
});

// decisions.test.ts checks the readings (A-nn). requirements.test.ts shows how a list of ids is read.
describe('ids in titles', () => {
  it('are rows of the requirements', () => {
    const files = filesOf((path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path));
    const lists = files.flatMap(({ text }) => text.match(/\[[A-Z]{2,}-\d{3}[^\]\n]*\]/g) ?? []);
    const [rows = [], cited = []] = inNode<string[][]>(
      'e2e/tools/requirements.mjs',
      '[own.catalogue().map(({ id }) => id), own.idsIn(given[0])]',
      [...new Set(lists)].join(' '),
    );

    expect(cited.length).toBeGreaterThan(rows.length);
    expect(cited.filter((id) => !rows.includes(id))).toEqual([]);
  });
});
