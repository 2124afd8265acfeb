import type { DocumentKind } from '@shared/domain/attachment';

const titles: Record<DocumentKind, string> = {
  registration: '자동차등록증',
  inspection: '정기검사 결과지',
  panel: '계기판',
};

const WIDTH = 1280;
const HEIGHT = 960;

/** Draws the picture that the camera sees: an invented document with a date and the text of `lines`. */
export function drawPicture(
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
