import { waits } from '@shared/config/waits';
import { preparedPhoto } from './prepared-photo';

const both = (number: number) => [number >> 8, number & 0xff];
const frame = (width: number, height: number, marker = 0xc0) => [
  ...[0xff, marker, 0, 17, 8],
  ...both(height),
  ...both(width),
];
/** Returns a photo as phones write it, with its place and a preview before its size. */
const jpeg = (...rest: readonly number[]) => {
  const [width, height] = [4032, 3024];
  const before = [0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xdb, 0, 3, 9];
  return fileOf(
    new Uint8Array([0xff, 0xd8, ...before, ...(rest.length > 0 ? rest : frame(width, height))]),
  );
};
function png(width: number, height: number): Blob {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return fileOf(bytes);
}
/** Returns a readable file, because blobs of jsdom cannot be read. */
function fileOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  const slice = (from = 0, to = bytes.length) => ({
    arrayBuffer: () => Promise.resolve(bytes.buffer.slice(from, to)),
  });
  return { size: bytes.length, slice } as unknown as Blob;
}

const picture = { width: 4032, height: 3024, close: jest.fn() };
const drawImage = jest.fn();
const toBlob = jest.fn(function (this: HTMLCanvasElement, done: BlobCallback, type?: string) {
  done(new Blob([`${this.width}x${this.height}`], type === undefined ? {} : { type }));
});
const decode = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  decode.mockResolvedValue(picture);
  Object.assign(globalThis, { createImageBitmap: decode });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage }), toBlob });
});

describe('preparedPhoto', () => {
  it('draws the photo upright at no more than 1600 pixels, so that only the picture is sent', async () => {
    const photo = await preparedPhoto(jpeg());

    expect(photo.ok).toBe(true);
    expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(drawImage).toHaveBeenCalledWith(picture, 0, 0, 1600, 1200);
    expect(toBlob.mock.calls[0]?.[1]).toBe('image/jpeg');
    expect(picture.close).toHaveBeenCalledTimes(1);
  });

  it('lowers the quality until the file has at most 1 MB', async () => {
    const sizes = [3_000_000, 1_048_577, 1_048_576];
    for (const size of sizes)
      toBlob.mockImplementationOnce((done: BlobCallback) => done({ size } as Blob));

    const photo = await preparedPhoto(jpeg());

    expect(photo).toEqual({ ok: true, value: { size: 1_048_576 } });
    expect(toBlob.mock.calls).toHaveLength(3);
    toBlob.mockClear();
    await preparedPhoto(jpeg());
    expect(toBlob.mock.calls).toHaveLength(1);
  });

  it('refuses a file that is not a picture before decoding it', async () => {
    const page = fileOf(new TextEncoder().encode('<!doctype html><script></script>'));

    expect(await preparedPhoto(page)).toEqual({ ok: false, error: 'not-a-photo' });
    expect(decode).not.toHaveBeenCalled();
  });

  it('refuses a file that starts like a picture but cannot be decoded', async () => {
    decode.mockRejectedValue(new DOMException('cannot be decoded'));

    expect(await preparedPhoto(jpeg())).toEqual({ ok: false, error: 'not-a-photo' });
  });

  it.each([
    ['reads', () => decode.mockReturnValue(new Promise(() => undefined))],
    ['draws', () => toBlob.mockImplementationOnce(() => undefined)],
  ])('returns overdue when the browser never %s the photo', async (_, silence) => {
    jest.useFakeTimers();
    silence();
    const photo = preparedPhoto(jpeg());
    await jest.advanceTimersByTimeAsync(waits.photo);
    jest.useRealTimers();

    expect(await photo).toEqual({ ok: false, error: 'overdue' });
  });

  it('refuses a file of more than 30 MB without reading it', async () => {
    const slice = jest.fn();
    const large = { size: 30 * 1024 * 1024 + 1, slice } as unknown as Blob;

    expect(await preparedPhoto(large)).toEqual({ ok: false, error: 'too-large' });
    expect(slice).not.toHaveBeenCalled();
  });

  it.each([
    ['a PNG of 30,000 by 30,000', png(30_000, 30_000)],
    ['a PNG of the largest possible size', png(0xffff_ffff, 0xffff_ffff)],
    ['a JPEG of 30,000 by 30,000', jpeg(...frame(30_000, 30_000))],
    ['a progressive JPEG with padded markers', jpeg(0xff, 0xff, ...frame(30_000, 30_000, 0xc2))],
    ['a JPEG of one row too many', jpeg(...frame(10_000, 6_001))],
  ])('refuses a file with too many pixels before decoding it: %s', async (_, bomb) => {
    expect(await preparedPhoto(bomb)).toEqual({ ok: false, error: 'too-many-pixels' });
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['a PNG of width 0', png(0, 30_000)],
    ['a JPEG without a frame', jpeg(0xff, 0xd9)],
    ['a JPEG that ends in a segment', jpeg(0xff, 0xe1, 0xff, 0xff, 0)],
    ['a JPEG with endless segments', jpeg(...Array.from({ length: 9000 }, () => 0xff))],
  ])('refuses a file without its size before decoding it: %s', async (_, file) => {
    expect(await preparedPhoto(file)).toEqual({ ok: false, error: 'not-a-photo' });
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['a PNG', png(10_000, 6_000)],
    ['a JPEG', jpeg(...frame(10_000, 6_000))],
  ])('accepts a file with the maximum number of pixels: %s', async (_, file) => {
    expect((await preparedPhoto(file)).ok).toBe(true);
  });

  it('refuses a picture that is larger than its header says, without drawing it', async () => {
    decode.mockResolvedValue({ ...picture, width: 10_000, height: 6_001 });

    expect(await preparedPhoto(jpeg())).toEqual({ ok: false, error: 'too-many-pixels' });
    expect(drawImage).not.toHaveBeenCalled();
  });
});
