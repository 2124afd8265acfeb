/** Quiet zone around a code, in modules. */
const MARGIN = 4;

/** Returns a QR code as an SVG with one path. It is dark on light in every theme. */
export async function qrPicture(text: string): Promise<string> {
  const { default: encode } = await import('qr');
  const rows = encode(text, 'raw', { border: MARGIN });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
}
