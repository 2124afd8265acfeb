import { inTime } from '@shared/config/waits';
import type { AppName, PageData } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { button, element } from './element';
import { type Asked, ignoredNotes, pinnedNotes } from './notes';
import { panelStyles } from './panel-styles';
import { isPinned, type Pins } from './pins';
import { publishedVersions } from './published-versions';
import { qrPicture } from './qr-picture';
import { whatIsRunning } from './running';
import { addressHere, addressWith } from './tab';

/**
 * Adds the QA tools of a test channel: a bar with the pinned versions, a button and its panel. The bar has its own
 * space above the page, so that it covers neither the header nor any button.
 */
export function drawPanel(page: PageData, asked: Asked): void {
  const { pins } = asked;
  const place = element('div', { lang: 'ko', 'data-qa': '' });
  const root = place.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(panelStyles);
  root.adoptedStyleSheets = [styles];

  const panel = element('dialog', { 'aria-label': 'QA 도구' });
  const open = () => {
    void fill(panel, page, pins);
    panel.showModal();
  };
  const opener = button('QA', open);
  opener.setAttribute('aria-label', 'QA 도구 열기');
  const said = element('div', { role: 'status' });
  const bar = element('div', { class: 'bar' }, opener, said);
  if (isPinned(pins)) bar.append(button('해제', clear));
  root.append(bar, panel);
  document.body.prepend(place);

  const say = (notes: readonly string[]) =>
    said.append(...notes.map((note) => element('p', {}, note)));
  say(pinnedNotes(asked));
  void ignoredNotes(asked, newestOf).then(say);
}

const newestOf = async (app: AppName) =>
  (await publishedVersions(app)).map(({ version }) => version);

/** Removes the pins, so that the tab runs the release of the channel again. */
const clear = (): void => location.assign(addressHere(location, ''));

const isCopied = (text: string): Promise<boolean> =>
  inTime('clipboard', navigator.clipboard.writeText(text)).then(
    () => true,
    () => false,
  );

async function fill(panel: HTMLDialogElement, page: PageData, pins: Pins): Promise<void> {
  const release = globalThis.__release ?? page.release;
  const choices = await Promise.all(
    appNames.map((app) => versionChoice(app, release.apps[app].version, pins.versions[app])),
  );
  const wanted = () =>
    choices
      .filter(({ select }) => select.value !== '')
      .map(({ app, select }) => `${app}@${select.value}`)
      .join(',');
  const picture = element('div', { class: 'qr' });
  const redraw = () => {
    const address = addressWith(location, wanted());
    picture.replaceChildren(qrPicture(address, '휴대폰으로 여는 QR 코드'));
  };
  for (const { select } of choices) select.addEventListener('change', redraw);
  redraw();

  const said = element('p', { class: 'said', role: 'status' });
  const copy = (text: string, done: string) => async () => {
    said.textContent = (await isCopied(text)) ? done : text;
  };
  const running = () =>
    whatIsRunning(page, {
      release,
      variant: globalThis.__variant ?? 'stable',
      path: location.pathname,
      userAgent: navigator.userAgent,
      now: new Date(),
    });
  panel.replaceChildren(
    element('h2', {}, 'QA 도구'),
    element('p', {}, `${page.channel} #${page.seq} · ${release.id}`),
    ...choices.map(({ row }) => row),
    element(
      'div',
      { class: 'actions' },
      button('이 버전으로 고정', () =>
        location.assign(addressHere(location, wanted(), pins.ports)),
      ),
      ...(isPinned(pins) ? [button('고정 해제', clear)] : []),
      button('링크 복사', () => void copy(addressWith(location, wanted()), '링크를 복사했어요.')()),
      button('실행 중인 버전 복사', () => void copy(running(), '실행 중인 버전을 복사했어요.')()),
      button('닫기', () => panel.close()),
    ),
    said,
    picture,
  );
}

/** Returns a row of the panel with the published versions of an app. No selection means the version of the channel. */
async function versionChoice(app: AppName, running: string, pin: string | undefined) {
  const versions = await publishedVersions(app);
  const select = element('select', {}, element('option', { value: '' }, '채널의 버전'));
  for (const { version, date, note } of versions) {
    const text = [version, date.slice(0, 10), note].filter(Boolean).join(' · ');
    select.append(element('option', { value: version }, text));
  }
  select.value = pin === running ? running : ''; // A pin that does not exist does not run.
  if (select.selectedIndex < 0) select.value = '';
  const row = element('label', {}, element('b', {}, app), element('span', {}, running), select);
  return { app, row, select };
}
