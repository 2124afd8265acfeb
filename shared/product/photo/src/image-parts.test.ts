import { frame, jpeg, png } from '../testing/pictures';
import { fittedSize } from './drawn-photo';
import { imageKind } from './image-kind';
import { pixelCount } from './image-parts';

const viewOf = (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer);
const bytes = (...values: number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);

describe('pixelCount', () => {
  it('returns the pixels that the header of a progressive JPEG with padded markers claims', () => {
    const picture = jpeg(0xff, 0xff, ...frame(30_000, 30_000, 0xc2));
    expect(pixelCount('jpeg', viewOf(picture))).toBe(900_000_000);
  });

  it.each([
    ['a cut-off PNG', png(30, 30).slice(0, 20)],
    ['a JPEG without a frame', jpeg(0xff, 0xd9)],
    ['a JPEG that ends in a segment', jpeg(0xff, 0xe1, 0xff, 0xff, 0)],
    ['a JPEG that ends in its frame', jpeg(...frame(30, 30)).slice(0, -5)],
    ['a JPEG with endless segments', jpeg(...Array.from({ length: 90_000 }, () => 0xff))],
  ])('returns undefined for a file without its size: %s', (name, bytes) => {
    expect(pixelCount(name.includes('PNG') ? 'png' : 'jpeg', viewOf(bytes))).toBeUndefined();
  });
});

describe('fittedSize', () => {
  it('returns at most 1600 pixels for the longer edge and keeps the proportions', () => {
    expect(fittedSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
    expect(fittedSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  });

  it('never enlarges a photo', () => {
    expect(fittedSize({ width: 1600, height: 900 })).toEqual({ width: 1600, height: 900 });
    expect(fittedSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('returns at least one pixel for a very long picture', () => {
    expect(fittedSize({ width: 20_000, height: 3 })).toEqual({ width: 1600, height: 1 });
  });
});

describe('imageKind', () => {
  it('returns JPEG or PNG from the first bytes', () => {
    expect(imageKind(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toBe('jpeg');
    expect(imageKind(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png');
  });

  it.each([
    ['a web page', text('<!doctype html><script>')],
    ['a drawing that can carry scripts', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a GIF', text('GIF89a')],
    ['a cut-off PNG', bytes(0x89, 0x50, 0x4e, 0x47)],
    ['nothing', bytes()],
  ])('returns undefined for %s', (_, content) => {
    expect(imageKind(content)).toBeUndefined();
  });
});
