import { waits } from '@shared/config/waits';
import { frame, jpeg, png } from '../testing/pictures';
import { preparedPhoto } from './prepared-photo';

/** Returns a readable file, because blobs of jsdom cannot be read. */
const fileOf = (bytes: Uint8Array<ArrayBuffer>): Blob => readAs(bytes.length, () => bytes.buffer);
const readAs = (size: number, read: () => ArrayBuffer | Promise<ArrayBuffer>): Blob =>
  ({ size, arrayBuffer: async () => read() }) as unknown as Blob;

const never = () => new Promise<never>(() => undefined);
const throwing = () => {
  throw new DOMException('', 'InvalidStateError');
};
const decode = jest.fn();
const picture = { width: 4032, height: 3024, decode };
/** The picture that is read back from the drawn JPEG. */
const readBack = { width: 1600, height: 1200, decode };
const newImage = jest.fn();
const expectImages = () =>
  newImage.mockReset().mockReturnValueOnce(picture).mockReturnValue(readBack);
const drawImage = jest.fn();
const toBlob = jest.fn(function (this: HTMLCanvasElement, done: BlobCallback, type?: string) {
  done(new Blob([`${this.width}x${this.height}`], type === undefined ? {} : { type }));
});

/** Half of a photo is dark. */
const photographed = [20, 20, 20, 255, 240, 240, 240, 255];
const black = [0, 0, 0, 255];
const nothing = [0, 0, 0, 0];
/** Answers what a small copy of each picture shows. */
let seen: Map<unknown, readonly number[]>;
const getContext = jest.fn();
const context = () => {
  let last: unknown;
  return {
    fillRect: jest.fn(),
    drawImage: (...drawn: unknown[]) => {
      [last] = drawn;
      drawImage(...drawn);
    },
    getImageData: (_: number, __: number, width: number, height: number) => {
      const pixels = seen.get(last) ?? nothing;
      const data = Array.from(
        { length: width * height * 4 },
        (___, at) => pixels[at % pixels.length],
      );
      return { data };
    },
  };
};

beforeEach(() => {
  expectImages();
  decode.mockReset().mockResolvedValue(undefined);
  getContext.mockReset().mockImplementation(context);
  seen = new Map<unknown, readonly number[]>([
    [picture, photographed],
    [readBack, photographed],
  ]);
  Object.assign(globalThis, { Image: newImage });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
  Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
});

/** A photo with the place where it was taken, as it is sent when it cannot be drawn. */
const asItIs = { ok: true, value: expect.objectContaining({ type: 'image/jpeg' }) };
const isDrawn = ({ type, size }: Blob) => type === 'image/jpeg' && size === '1600x1200'.length;

describe('preparedPhoto', () => {
  it('draws the photo upright at no more than 1600 pixels, so that only the picture is sent', async () => {
    const photo = await preparedPhoto(fileOf(jpeg()));

    expect(photo.ok).toBe(true);
    expect(drawImage).toHaveBeenCalledWith(picture, 0, 0, 1600, 1200);
    expect(toBlob.mock.calls[0]?.[1]).toBe('image/jpeg');
    expect(jest.mocked(URL.revokeObjectURL).mock.calls).toEqual([['blob:photo'], ['blob:photo']]);
  });

  it('lowers the quality until the file has at most 1 MB', async () => {
    const sizes = [3_000_000, 1_048_577, 1_048_576];
    for (const size of sizes)
      toBlob.mockImplementationOnce((done: BlobCallback) => done({ size } as Blob));

    const photo = await preparedPhoto(fileOf(jpeg()));

    expect(photo).toEqual({ ok: true, value: { size: 1_048_576 } });
    expect(toBlob.mock.calls).toHaveLength(3);
    toBlob.mockClear();
    expectImages();
    await preparedPhoto(fileOf(jpeg()));
    expect(toBlob.mock.calls).toHaveLength(1);
  });

  it('refuses a file that is not a picture before decoding it', async () => {
    const page = fileOf(new TextEncoder().encode('<!doctype html><script></script>'));

    expect(await preparedPhoto(page)).toEqual({ ok: false, error: 'not-a-photo' });
    expect(decode).not.toHaveBeenCalled();
  });

  it('says that it cannot read a file that starts like a picture but cannot be decoded', async () => {
    decode.mockRejectedValue(new DOMException('cannot be decoded'));

    expect(await preparedPhoto(fileOf(jpeg()))).toEqual({ ok: false, error: 'unreadable' });
  });

  it.each([
    ['changed before it was read', () => Promise.reject(new DOMException('', 'NotReadableError'))],
    ['is shorter than it was when it was chosen', () => new ArrayBuffer(8)],
    ['is empty, as a cloud gives it', () => new ArrayBuffer(0), 0],
  ])('says that it cannot read a file that %s', async (_, read, size = 2000) => {
    expect(await preparedPhoto(readAs(size, read))).toEqual({ ok: false, error: 'unreadable' });
  });

  it.each([
    ['read', 'photo'],
    ['decoded', 'photoStep'],
  ] as const)('returns overdue when the photo is never %s', async (step, wait) => {
    jest.useFakeTimers();
    if (step === 'decoded') decode.mockReturnValue(never());
    const photo = preparedPhoto(step === 'read' ? readAs(2000, never) : fileOf(jpeg()));
    await jest.advanceTimersByTimeAsync(waits[wait]);
    jest.useRealTimers();

    expect(await photo).toEqual({ ok: false, error: 'overdue' });
  });

  it.each([
    ['has no memory for a canvas', () => getContext.mockReturnValue(null)],
    ['throws while drawing', () => drawImage.mockImplementationOnce(() => throwing())],
    ['gives no file', () => toBlob.mockImplementationOnce((give: BlobCallback) => give(null))],
    ['gives a black picture', () => seen.set(readBack, black)],
    ['gives an empty picture', () => seen.set(readBack, nothing)],
    [
      'gives a file that is no picture',
      () => decode.mockResolvedValueOnce(undefined).mockRejectedValue(new DOMException()),
    ],
  ])('sends the photo as it is when the browser %s', async (_, fail) => {
    fail();

    const photo = await preparedPhoto(fileOf(jpeg()));

    expect(photo).toEqual(asItIs);
    expect(photo.ok && isDrawn(photo.value)).toBe(false);
  });

  it('sends the photo as it is when the browser never draws it', async () => {
    toBlob.mockImplementationOnce(() => undefined);
    jest.useFakeTimers();
    const photo = preparedPhoto(fileOf(jpeg()));
    await jest.advanceTimersByTimeAsync(waits.photoStep);
    jest.useRealTimers();

    expect(await photo).toEqual(asItIs);
  });

  it('draws a photo of one colour, such as a white sheet', async () => {
    seen = new Map<unknown, readonly number[]>(
      [picture, readBack].map((one) => [one, [250, 250, 250, 255]]),
    );

    const photo = await preparedPhoto(fileOf(jpeg()));

    expect(photo.ok && isDrawn(photo.value)).toBe(true);
  });

  it('refuses a photo of more than 10 MB that the browser cannot draw', async () => {
    getContext.mockReturnValue(null);
    const large = new Uint8Array(10 * 1024 * 1024 + 100);
    large.set([0xff, 0xd8, ...frame(4032, 3024)]);
    large.set([0xff, 0xda], 21);

    expect(await preparedPhoto(fileOf(large))).toEqual({ ok: false, error: 'not-drawn' });
  });

  it('refuses a file of more than 30 MB without reading it', async () => {
    const read = jest.fn();
    const large = readAs(30 * 1024 * 1024 + 1, read);

    expect(await preparedPhoto(large)).toEqual({ ok: false, error: 'too-large' });
    expect(read).not.toHaveBeenCalled();
  });

  it('refuses a file with too many pixels, or without its size, before decoding it', async () => {
    for (const [bytes, error] of [
      [jpeg(...frame(10_000, 6_001)), 'too-many-pixels'],
      [png(30_000, 30_000), 'too-many-pixels'],
      [png(0, 30_000), 'not-a-photo'],
    ] as const)
      expect(await preparedPhoto(fileOf(bytes))).toEqual({ ok: false, error });
    expect(decode).not.toHaveBeenCalled();
  });

  it('accepts a file with the maximum number of pixels', async () => {
    expect((await preparedPhoto(fileOf(jpeg(...frame(10_000, 6_000))))).ok).toBe(true);
  });

  it('refuses a picture that is larger than its header says, without drawing it', async () => {
    newImage.mockReset().mockReturnValue({ ...picture, width: 10_000, height: 6_001 });

    expect(await preparedPhoto(fileOf(jpeg()))).toEqual({ ok: false, error: 'too-many-pixels' });
    expect(drawImage).not.toHaveBeenCalled();
  });
});
