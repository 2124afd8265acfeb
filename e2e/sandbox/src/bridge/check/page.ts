import { isOurPhoto } from '@shared/bridge/photo-address';
import { lendRandomIds } from '../page/random-id';
import { button, element } from '../page/surface';
import { openApp, type State, stateNames, type Verdict } from './app';
import { type Given, methods, runs } from './methods';
import { signals } from './signals';

/** Shows one card for each call and each signal of the app, runs it and shows the verdict. */
lendRandomIds();
const app = openApp();
const asked = new URLSearchParams(location.search);
const given: Given = {
  vtgId: asked.get('vtg_id') ?? '',
  outside: new URL('/sandbox/bridge', location.href).href,
  isOurs: (url) => isOurPhoto(url, location.origin, asked.getAll('photos')),
};

type Line = { name: string; verdict: Verdict | undefined };

const states = Object.keys(stateNames) as readonly State[];
const lines: Line[] = [];
const summary = element('textarea', '', 'Field-control');
summary.readOnly = true;
summary.rows = 8;
summary.setAttribute('aria-label', '결과 요약');

type Case = {
  name: string;
  params: string;
  expected: string;
  question?: string | undefined;
  begin: (onLate: (verdict: Verdict) => void) => Promise<Verdict>;
};

function cardOf({ name, params, expected, question, begin }: Case) {
  const line: Line = { name, verdict: undefined };
  lines.push(line);
  const card = element('article', '', 'Card-card Card-plain');
  card.setAttribute('aria-label', name);
  const tag = element('span', '미실행', badge('neutral'));
  tag.setAttribute('role', 'status');
  const head = element('div', '', 'Card-head');
  head.append(element('h3', name), tag);
  const detail = element('p');
  const doubt = element('p');
  doubt.hidden = true;
  const show = (verdict: Verdict) => {
    line.verdict = verdict;
    tag.textContent = `${stateNames[verdict.state]} · ${(verdict.ms / 1000).toFixed(1)}초`;
    tag.className = badge(tones[verdict.state]);
    detail.textContent = verdict.detail;
    doubt.hidden = verdict.state !== 'ok';
    summary.value = summaryOf(lines, navigator.userAgent);
  };
  const start = async () => {
    tag.textContent = '기다리는 중…';
    tag.className = badge('neutral');
    doubt.hidden = true;
    show(await begin(show));
  };
  if (question !== undefined) {
    const unseen = '앱은 답했지만 사람이 확인하지 못했어요.';
    const no = () => show({ state: 'failed', detail: unseen, ms: line.verdict?.ms ?? 0 });
    doubt.append(element('span', `${question} `), button('아니요', no, PRESS));
    card.append(head, code(params), element('p', expected), detail, doubt);
  } else card.append(head, code(params), element('p', expected), detail);
  card.append(button('실행', () => void start(), MAIN));
  return { card, start };
}

const badge = (tone: string) => `Badge-badge Badge-${tone}`;
const PRESS = 'Button-button Button-secondary';
const MAIN = 'Button-button Button-primary';

const tones: Readonly<Record<State, string>> = {
  ok: 'good',
  'not offered': 'warn',
  failed: 'bad',
  late: 'bad',
};

const code = (text: string) => element('code', text.length > 120 ? `${text.slice(0, 120)}…` : text);

const field = element('input', '', 'Field-control');
field.setAttribute('aria-label', '키보드를 여는 칸');
const signalCards = signals.map(({ name, expected, wait }) =>
  cardOf({
    name,
    params: '',
    expected,
    begin: async () => {
      const begun = performance.now();
      const verdict = await wait(field);
      return { ...verdict, ms: Math.round(performance.now() - begun) };
    },
  }),
);
const runCards = runs.map((run) =>
  cardOf({
    name: run.name,
    params: JSON.stringify(run.params(given)),
    expected: methods[run.method].expected,
    question: methods[run.method].question,
    begin: (onLate) => app.run(run, given, onLate),
  }),
);

/** Runs every call but the last one, which closes the page. */
const runAll = async () => {
  for (const { start } of signalCards.slice(0, 2)) await start();
  for (const { start } of runCards.slice(0, -1)) await start();
};
const copy = button(
  '결과 복사',
  async () => {
    const isCopied = await navigator.clipboard?.writeText(summary.value).then(
      () => true,
      () => false,
    );
    summary.select();
    copy.textContent = isCopied ? '복사했어요' : '선택했어요';
  },
  PRESS,
);
summary.value = summaryOf(lines, navigator.userAgent);

const row = element('div', '', 'row');
row.append(
  button('모두 실행 (닫기 제외)', () => void runAll(), MAIN),
  copy,
);
const grid = (cards: readonly { card: HTMLElement }[]) => {
  const made = element('div', '', 'grid');
  made.append(...cards.map(({ card }) => card));
  return made;
};
addEventListener('DOMContentLoaded', () =>
  document
    .querySelector('main')
    ?.append(
      row,
      element('h2', '앱이 먼저 하는 일'),
      grid(signalCards),
      field,
      element('h2', '페이지가 부르는 기능'),
      grid(runCards),
      element('h2', '결과 요약'),
      summary,
    ),
);

/** Returns the text that a tester sends to the team of the app: counts, the webview, and one line for each call. */
function summaryOf(lines: readonly Line[], userAgent: string): string {
  const counts = states.map(
    (state) =>
      `${stateNames[state]} ${lines.filter(({ verdict }) => verdict?.state === state).length}`,
  );
  const open = lines.filter(({ verdict }) => verdict === undefined).length;
  return [
    `브리지 점검: ${[...counts, `미실행 ${open}`].join(', ')}`,
    userAgent,
    ...lines.map(({ name, verdict }) =>
      verdict === undefined
        ? `미실행 ${name}`
        : `${stateNames[verdict.state]} ${name} ${(verdict.ms / 1000).toFixed(1)}초 ${verdict.detail}`.trim(),
    ),
  ].join('\n');
}
