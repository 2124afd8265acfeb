import { preparedPhoto } from './prepared-photo';

const jpeg = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe1]);
  return fileOf(bytes);
};
/** jsdom's blobs cannot be read, so this one brings its own reading. */
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

describe('a chosen file', () => {
  it('is drawn anew, upright, at no more than 1600 pixels, so that nothing but the picture is sent', async () => {
    const photo = await preparedPhoto(jpeg());

    expect(photo.ok).toBe(true);
    expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(drawImage).toHaveBeenCalledWith(picture, 0, 0, 1600, 1200);
    expect(toBlob.mock.calls[0]?.[1]).toBe('image/jpeg');
    expect(picture.close).toHaveBeenCalledTimes(1);
  });

  it('is written with less detail until it is a megabyte at most', async () => {
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

  it('that only calls itself a picture is refused before it is decoded', async () => {
    const page = fileOf(new TextEncoder().encode('<!doctype html><script></script>'));

    expect(await preparedPhoto(page)).toEqual({ ok: false, error: 'not-a-photo' });
    expect(decode).not.toHaveBeenCalled();
  });

  it('that begins like a picture and is none is refused', async () => {
    decode.mockRejectedValue(new DOMException('cannot be decoded'));

    expect(await preparedPhoto(jpeg())).toEqual({ ok: false, error: 'not-a-photo' });
  });

  it('of more than 30 MB is refused unread', async () => {
    const slice = jest.fn();
    const large = { size: 30 * 1024 * 1024 + 1, slice } as unknown as Blob;

    expect(await preparedPhoto(large)).toEqual({ ok: false, error: 'too-large' });
    expect(slice).not.toHaveBeenCalled();
  });

  it('of more than 60 million pixels is refused undrawn', async () => {
    decode.mockResolvedValue({ ...picture, width: 10_000, height: 6_001 });

    expect(await preparedPhoto(jpeg())).toEqual({ ok: false, error: 'too-large' });
    expect(drawImage).not.toHaveBeenCalled();
  });
});
