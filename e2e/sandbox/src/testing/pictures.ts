const both = (number: number) => [(number >> 8) & 0xff, number & 0xff];
const four = (number: number) => [...both(number >>> 16), ...both(number)];

/** Returns the start of a JPEG with its size, which is enough for code that does not draw it. */
export const jpegOf = (width = 4, height = 3): number[] => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
  ...[0xff, 0xc0, 0, 17, 8, ...both(height), ...both(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
  ...[0xff, 0xd9],
];

export const pngOf = (width = 4, height = 3): number[] => [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...four(13), ...Buffer.from('IHDR')],
  ...[...four(width), ...four(height), 8, 6, 0, 0, 0, 0, 0, 0, 0],
];

/** Returns an extended WebP. The format stores each side as its length minus one. */
export const webpOf = (width = 4, height = 3): number[] => {
  const three = (number: number) => [number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff];
  return [
    ...[...Buffer.from('RIFF'), 22, 0, 0, 0, ...Buffer.from('WEBPVP8X'), 10, 0, 0, 0],
    ...[0, 0, 0, 0, ...three(width - 1), ...three(height - 1)],
  ];
};
