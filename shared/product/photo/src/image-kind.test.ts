import { imageKind } from './image-kind';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);

describe('imageKind', () => {
  it('returns JPEG or PNG from the first bytes', () => {
    expect(imageKind(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toBe('jpeg');
    expect(imageKind(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png');
  });

  it.each([
    ['a web page', text('<!doctype html><script>')],
    ['a drawing that can carry scripts', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a PDF', text('%PDF-1.7')],
    ['a GIF', text('GIF89a')],
    ['a cut-off PNG', bytes(0x89, 0x50, 0x4e, 0x47)],
    ['nothing', bytes()],
  ])('returns undefined for %s', (_, content) => {
    expect(imageKind(content)).toBeUndefined();
  });
});
