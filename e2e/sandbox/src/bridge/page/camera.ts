import type { DocumentKind } from '@shared/domain/attachment';
import { type Outcome, outcomes } from './outcome';
import { button, type Device, element, openSurface } from './surface';

const sentences: Record<DocumentKind, string> = {
  registration: '자동차등록증을 촬영합니다',
  inspection: '정기검사 결과지를 촬영합니다',
  panel: '계기판을 촬영합니다',
};

/** A vehicle whose registration document the camera can photograph. */
export type Document = { vin: string; label: string };
export type Shot = { outcome: Outcome; vin: string | undefined };

/** Closes the open camera. A phone has only one, so a second request cancels the first picture. */
let putAway: () => void = () => undefined;

/** Opens the camera of the phone over the page, where QA selects the outcome. The promise settles once. */
export function openCamera(
  device: Device,
  subject: DocumentKind,
  documents: readonly Document[],
): Promise<Shot> {
  putAway();
  return new Promise((settle) => {
    const { root, close } = openSurface('camera', device);
    putAway = () => {
      close();
      settle({ outcome: 'cancelled', vin: undefined });
    };
    // A modal dialog, because the page may open the camera from a popup, and everything beside a popup is inert.
    const sheet = element('dialog', '', 'sheet');
    sheet.setAttribute('aria-label', sentences[subject]);
    sheet.addEventListener('cancel', (event) => event.preventDefault());
    const finder = element('canvas');
    const picked = documents.length > 0 ? pickDocument(documents) : undefined;
    const choices = element('div', '', 'choices');
    for (const [outcome, label] of Object.entries(outcomes)) {
      const take = () => {
        close();
        settle({ outcome: outcome as Outcome, vin: picked?.value });
      };
      choices.append(button(label, take, outcome === 'good' ? 'first' : ''));
    }
    sheet.append(
      element('h2', sentences[subject]),
      element(
        'p',
        `샌드박스 ${device === 'ios' ? 'iOS' : 'Android'} 앱 · 이번 촬영의 결과를 고르세요.`,
      ),
      finder,
    );
    if (picked) sheet.append(labelled('촬영할 등록증', picked));
    sheet.append(choices);
    root.append(sheet);
    // jsdom has no modal dialogs.
    if ('showModal' in sheet) sheet.showModal();
    drawPicture(finder, subject, []);
    choices.querySelector('button')?.focus();
  });
}

function pickDocument(documents: readonly Document[]): HTMLSelectElement {
  const select = element('select');
  for (const { vin, label } of documents) select.append(new Option(label, vin));
  return select;
}

function labelled(text: string, control: HTMLElement): HTMLLabelElement {
  const label = element('label', text);
  label.append(control);
  return label;
}

const titles: Record<DocumentKind, string> = {
  registration: '자동차등록증',
  inspection: '정기검사 결과지',
  panel: '계기판',
};

const WIDTH = 1280;
const HEIGHT = 960;

/** Draws the picture that the camera sees: an invented document with a date and the text of `lines`. */
function drawPicture(
  canvas: HTMLCanvasElement,
  subject: DocumentKind,
  lines: readonly string[],
): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const isDark = subject === 'panel';
  pen.fillStyle = isDark ? '#10131a' : '#f7f4ea';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = isDark ? '#4c7dff' : '#8a8266';
  pen.lineWidth = 6;
  pen.strokeRect(40, 40, WIDTH - 80, HEIGHT - 80);
  if (isDark) drawDials(pen);
  pen.fillStyle = isDark ? '#e9eefc' : '#22201a';
  pen.textAlign = 'center';
  pen.font = '700 72px sans-serif';
  pen.fillText(titles[subject], WIDTH / 2, 170);
  pen.font = '400 44px sans-serif';
  for (const [row, line] of lines.entries()) pen.fillText(line, WIDTH / 2, 640 + row * 70);
}

/** Returns the picture as a JPEG file, as a phone does. */
export async function photograph(subject: DocumentKind, lines: readonly string[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawPicture(canvas, subject, lines);
  return new Promise((done, fail) => {
    canvas.toBlob((file) => (file ? done(file) : fail(new Error('no picture'))), 'image/jpeg', 0.8);
  });
}

function drawDials(pen: CanvasRenderingContext2D): void {
  for (const x of [420, 860]) {
    pen.beginPath();
    pen.arc(x, 400, 150, Math.PI * 0.75, Math.PI * 2.25);
    pen.stroke();
    pen.beginPath();
    pen.moveTo(x, 400);
    pen.lineTo(x + 70, 320);
    pen.stroke();
  }
}
