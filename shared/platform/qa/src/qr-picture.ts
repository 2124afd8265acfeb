import encodeQR from 'qr';

const SVG = 'http://www.w3.org/2000/svg';
/** Quiet zone around the code, in modules. */
const MARGIN = 4;

/** Returns a QR code as one path, dark on light in every theme. */
export function qrPicture(text: string, name: string): SVGSVGElement {
  const rows = encodeQR(text, 'raw', { border: MARGIN });
  const size = rows.length;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', name);
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('width', String(size));
  ground.setAttribute('height', String(size));
  ground.setAttribute('fill', '#fff');
  const path = document.createElementNS(SVG, 'path');
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  path.setAttribute('d', squares.join(''));
  path.setAttribute('fill', '#000');
  picture.append(ground, path);
  return picture;
}
