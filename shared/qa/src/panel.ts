import type { PageData } from '@shared/release/release';
import { remoteNames } from '@shared/routes/apps';
import { button, element } from './element';
import { panelStyles } from './panel-styles';
import { isPinned, type Pins, pinsWritten } from './pins';
import { qrPicture } from './qr-picture';
import { whatIsRunning } from './running';
import { addressWith, forgetPins } from './tab';
import { versionChoice } from './version-choice';

/** The tools of a test channel: a banner while something is pinned, a button, and the panel behind it. */
export function drawPanel(page: PageData, pins: Pins, missing: readonly string[]): void {
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
  const notes = bannerTexts(pins, missing);
  if (notes.length > 0) {
    const banner = element('div', { class: 'banner', role: 'status' }, notes.join(' · '));
    banner.append(button('해제', clear));
    root.append(banner);
  }
  const opener = button('QA', open);
  opener.className = 'opener';
  opener.setAttribute('aria-label', 'QA 도구 열기');
  root.append(opener, panel);
  document.body.append(place);
}

function bannerTexts(pins: Pins, missing: readonly string[]): string[] {
  const local = Object.entries(pins.ports).map(([app, port]) => `${app}:${port}`);
  const isThere = (name: string) => !missing.includes(name);
  const pinned = pinsWritten(pins).split(',').filter(Boolean).filter(isThere);
  return [
    ...(pinned.length > 0 ? [`고정됨 ${pinned.join(', ')}`] : []),
    ...(local.some(isThere) ? [`DEV ${local.filter(isThere).join(', ')}`] : []),
    ...(missing.length > 0 ? [`없는 버전이라 무시했어요: ${missing.join(', ')}`] : []),
  ];
}

/** The tab runs the channel's release again. */
function clear(): void {
  forgetPins(sessionStorage);
  location.assign(addressWith(location, ''));
}

async function fill(panel: HTMLDialogElement, page: PageData, pins: Pins): Promise<void> {
  const release = globalThis.__release ?? page.release;
  const choices = await Promise.all(
    remoteNames.map((app) => versionChoice(app, release.apps[app].version, app in pins.versions)),
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
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    said.textContent = isCopied ? done : text;
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
      button('이 버전으로 고정', () => location.assign(addressWith(location, wanted()))),
      ...(isPinned(pins) ? [button('고정 해제', clear)] : []),
      button('링크 복사', () => void copy(addressWith(location, wanted()), '링크를 복사했어요.')()),
      button('실행 중인 버전 복사', () => void copy(running(), '실행 중인 버전을 복사했어요.')()),
      button('닫기', () => panel.close()),
    ),
    said,
    picture,
  );
}
