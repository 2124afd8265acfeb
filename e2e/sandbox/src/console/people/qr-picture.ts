/** Quiet zone around a code, in its own squares. */
const MARGIN = 4;

/** A QR code, dark on light whatever the theme, as one path. */
export async function qrPicture(text: string): Promise<string> {
  const { default: encode } = await import('qr');
  const rows = encode(text, 'raw', { border: MARGIN });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
}
