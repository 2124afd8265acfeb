import { frame } from '../testing/pictures';
import { withoutMetadata } from './without-metadata';

const text = (value: string) => [...new TextEncoder().encode(value)];
const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker, 0, content.length + 2],
  ...content,
];
const little = (orientation: number) => [
  ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0],
  ...[0x0f, 0x01, 2, 0, 4, 0, 0, 0, ...text('cam'), 0],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0],
];
const chunk = (name: string, content: readonly number[]) => [
  ...[0, 0, 0, content.length, ...text(name)],
  ...[...content, 1, 2, 3, 4],
];
const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const result = (kind: 'jpeg' | 'png', bytes: readonly number[]): number[] =>
  withoutMetadata(kind, new Uint8Array(bytes)).flatMap((part) => [...(part as Uint8Array)]);

describe('withoutMetadata', () => {
  const frames = [...frame(4, 3), ...segment(0xc4, [1]), ...segment(0xda, [9]), 7, 7, 0xff, 0xd9];

  it('removes place, device, comments and an appended film from a JPEG and keeps its orientation', () => {
    const camera = [
      ...segment(0xe1, [...text('Exif'), 0, 0, ...little(6), ...text('PLACE')]),
      ...segment(0xe1, text('http://ns.adobe.com/xap PLACE')),
      ...segment(0xe2, text('MPF')),
      ...segment(0xfe, text('comment')),
    ];

    const sent = result('jpeg', [0xff, 0xd8, ...camera, ...frames, ...text('FILM')]);

    expect(sent.slice(0, 4)).toEqual([0xff, 0xd8, 0xff, 0xe1]);
    expect(sent.slice(38)).toEqual(frames);
    expect(sent.slice(22, 34)).toEqual([1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]);
  });

  it('says that a JPEG is upright when its table is missing or broken', () => {
    const broken = segment(0xe1, [...text('Exif\0\0MM..'), 255, 255, 255, 255, ...text('......')]);
    for (const before of [[], broken])
      expect(result('jpeg', [0xff, 0xd8, ...before, ...frames])[31]).toBe(1);
  });

  it('removes texts and Exif from a PNG and keeps its transparency', () => {
    const needed = [chunk('IHDR', [1]), chunk('tRNS', [2]), chunk('IDAT', [3]), chunk('IEND', [])];
    const more = [chunk('eXIf', text('PLACE')), chunk('tEXt', text('who')), chunk('tIME', [1])];

    const sent = result('png', [...PNG_MARK, ...[needed[0]!, ...more, ...needed.slice(1)].flat()]);

    expect(sent).toEqual([...PNG_MARK, ...needed.flat()]);
  });
});
