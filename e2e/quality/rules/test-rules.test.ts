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

/** Returns the ids in the brackets of titles. Of a range such as [PAY-001…003] the first and the last. */
const citedIn = (source: string): string[] =>
  [...source.matchAll(/\[([A-Z]+-\d{2,3}[^\]\n]*)\]/g)].flatMap(([, list = '']) => {
    let area = '';
    return list.split(/,\s*|…/).flatMap((part) => {
      const [, own = area, number] = /^([A-Z]+-)?(\d{2,3})$/.exec(part.trim()) ?? [];
      area = own;
      return number === undefined ? [] : [`${area}${number}`];
    });
  });

describe('ids in titles', () => {
  it('are found alone, in a list and at the ends of a range', () => {
    expect(citedIn("it('pays [PAY-001…003, 007, A-99]'")).toEqual([
      'PAY-001',
      'PAY-003',
      'PAY-007',
      'A-99',
    ]);
  });

  it('are rows of the requirements or readings of the decisions', () => {
    const lists = filesOf((path) => /^e2e\/(requirements\.tsv|decisions\.md)$/.test(path));
    const known = new Set(
      lists
        .flatMap(({ text }) => [...text.matchAll(/^(?:- \*\*)?([A-Z]+-\d+)/gm)])
        .map(([, id]) => id),
    );
    const unknown = filesOf((path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path)).flatMap(
      ({ path, text }) =>
        citedIn(text)
          .filter((id) => !known.has(id))
          .map((id) => `${path}: ${id}`),
    );

    expect(lists).toHaveLength(2);
    expect(unknown).toEqual([]);
  });
});
