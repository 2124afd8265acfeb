import { bringKeyboard, closeKeyboard, isKeyboardOpen, openKeyboard } from './keyboard';
import {
  callSettings,
  keysOf,
  type Phone,
  phone,
  phoneSettings,
  setPhone,
  shapeSettings,
} from './settings';
import { button, type Device, element, openSurface } from './surface';

const edges = {
  none: { top: 0, bottom: 0 },
  notch: { top: 47, bottom: 34 },
  island: { top: 59, bottom: 34 },
  buttons: { top: 24, bottom: 48 },
} as const;

export function takeInHand(device: Device): void {
  shapePage(device);
  bringKeyboard(device);
  const open = button('⚙', () => openPanel(device), 'phone');
  open.setAttribute('aria-label', '휴대폰과 앱 응답 바꾸기 · Phone');
  openSurface('phone', device).root.append(open);
}

function openPanel(device: Device): void {
  const { root, close } = openSurface('panel', device);
  const sheet = element('div', '', 'sheet');
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-modal', 'true');
  sheet.setAttribute('aria-label', '휴대폰과 앱 응답');
  const keyboard = () => {
    close();
    if (!closeKeyboard()) openKeyboard(device);
  };
  const choices = element('div', '', 'choices');
  choices.append(
    button('닫기 · Close', close, 'first'),
    button(isKeyboardOpen() ? '키보드 닫기' : '키보드 지금 열기', keyboard),
  );
  sheet.append(
    element('h2', '이 휴대폰'),
    element(
      'p',
      '바로 바뀌고, 이 브라우저에 남습니다. 키보드는 글자 칸을 누르면 열립니다. 숨긴 손잡이는 콘솔의 결과에서 다시 보이게 합니다.',
    ),
    pairsOf(keysOf(shapeSettings), device),
    element('h2', '앱의 응답'),
    element('p', '다음에 부를 때부터 적용됩니다. 촬영의 결과는 카메라에서 고릅니다.'),
    pairsOf(keysOf(callSettings), device),
    choices,
  );
  const shade = element('div', '', 'shade');
  shade.append(sheet);
  root.append(shade);
  choices.querySelector('button')?.focus();
}

function pairsOf(names: readonly (keyof Phone)[], device: Device): HTMLElement {
  const pairs = element('div', '', 'pairs');
  for (const name of names) {
    const label = element('label', phoneSettings[name].name);
    label.append(selectOf(name, device));
    pairs.append(label);
  }
  return pairs;
}

function selectOf(of: keyof Phone, device: Device): HTMLSelectElement {
  const select = element('select');
  for (const [choice, label] of Object.entries(phoneSettings[of].choices))
    select.append(new Option(label, choice));
  select.value = phone()[of];
  select.addEventListener('change', () => {
    setPhone({ [of]: select.value });
    shapePage(device);
    showHandles();
    void keep(of, select.value);
  });
  return select;
}

/**
 * Stores the choice through the form of the console. It applies to the next pages of this browser and appears in its
 * report.
 */
const keep = (of: keyof Phone, choice: string): Promise<unknown> =>
  fetch('/sandbox/outcome', {
    method: 'POST',
    body: new URLSearchParams({ of, choice }),
    redirect: 'manual',
  }).catch(() => undefined);

const HANDLES: readonly (string | undefined)[] = ['phone', 'back'];

/** Shows or hides the QA controls on the page, as configured. Screenshots hide them to show the product only. */
export function showHandles(): void {
  const display = phone().handles === 'hidden' ? 'none' : '';
  for (const surface of document.querySelectorAll<HTMLElement>('sandbox-native'))
    if (HANDLES.includes(surface.dataset['surface'])) surface.style.display = display;
}

let takeOff: () => void = () => undefined;

/**
 * Applies the cut-outs, bars and text size of the phone to the page. The page reads `env(safe-area-inset-*)` only in
 * two tokens, so this function overwrites them. A phone changes text size through the font size of the root element.
 */
function shapePage(device: Device): void {
  const { insets, font } = phone();
  const { top, bottom } = edges[insets];
  const { style } = document.documentElement;
  takeOff();
  set(style, '--safe-top', insets === 'none' ? '' : `${top}px`);
  set(style, '--safe-bottom', insets === 'none' ? '' : `${bottom}px`);
  set(style, 'font-size', font === 'normal' ? '' : shapeSettings.font.choices[font]);
  if (insets !== 'none') drawEdges(device, top, bottom);
}

/** Sets a style property. An empty value removes it, so that the page's own value applies again. */
const set = (style: CSSStyleDeclaration, name: string, value: string): void =>
  value === '' ? void style.removeProperty(name) : style.setProperty(name, value);

function drawEdges(device: Device, top: number, bottom: number): void {
  const { host, root, close } = openSurface('edges', device);
  host.style.pointerEvents = 'none';
  const above = element('div', '', `edge top ${phone().insets}`);
  above.style.height = `${top}px`;
  above.append(element('span', '9:41'), element('i', '', 'cutout'), element('span', '100%'));
  const below = element('div', '', `edge bottom ${phone().insets}`);
  below.style.height = `${bottom}px`;
  below.append(element('i', '', 'grip'));
  root.append(above, below);
  takeOff = () => {
    close();
    takeOff = () => undefined;
  };
}
