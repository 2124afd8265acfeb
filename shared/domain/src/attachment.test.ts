import { parseAttachmentConfirm } from './attachment';

describe('what staff said about a document', () => {
  it('is read in both notations [STATE-004]', () => {
    expect([10, 20, -10].map(parseAttachmentConfirm)).toEqual(['unchecked', 'suitable', 'retake']);
    expect(['wait', true, false].map(parseAttachmentConfirm)).toEqual([
      'unchecked',
      'suitable',
      'retake',
    ]);
  });

  it.each([null, undefined, 0, 1, 'true', ''])('says nothing as %p [STATE-004]', (value) => {
    expect(parseAttachmentConfirm(value)).toBeUndefined();
  });
});
