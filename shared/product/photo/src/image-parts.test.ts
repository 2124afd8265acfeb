import { frame, jpeg, png } from '../testing/pictures';
import { pixelCount } from './image-parts';

const viewOf = (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer);

describe('pixelCount', () => {
  it.each([
    ['a PNG', png(30_000, 30_000)],
    ['a JPEG', jpeg(...frame(30_000, 30_000))],
    ['a progressive JPEG with padded markers', jpeg(0xff, 0xff, ...frame(30_000, 30_000, 0xc2))],
  ])('returns the pixels that the header of a file claims: %s', (name, bytes) => {
    const kind = name === 'a PNG' ? 'png' : 'jpeg';
    expect(pixelCount(kind, viewOf(bytes))).toBe(900_000_000);
  });

  it.each([
    ['a PNG of width 0', png(0, 30_000)],
    ['a cut-off PNG', png(30, 30).slice(0, 20)],
    ['a JPEG without a frame', jpeg(0xff, 0xd9)],
    ['a JPEG that ends in a segment', jpeg(0xff, 0xe1, 0xff, 0xff, 0)],
    ['a JPEG that ends in its frame', jpeg(...frame(30, 30)).slice(0, -5)],
    ['a JPEG with endless segments', jpeg(...Array.from({ length: 90_000 }, () => 0xff))],
  ])('returns undefined for a file without its size: %s', (name, bytes) => {
    expect(pixelCount(name.includes('PNG') ? 'png' : 'jpeg', viewOf(bytes))).toBeUndefined();
  });
});
