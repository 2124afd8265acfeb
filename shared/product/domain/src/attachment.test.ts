import { attachmentKinds, parseAttachmentConfirm, uploadTypes } from './attachment';

describe('parseAttachmentConfirm', () => {
  it('reads both notations [STATE-004]', () => {
    expect([10, 20, -10].map(parseAttachmentConfirm)).toEqual(['unchecked', 'suitable', 'retake']);
    expect(['wait', true, false].map(parseAttachmentConfirm)).toEqual([
      'unchecked',
      'suitable',
      'retake',
    ]);
  });

  it.each([null, undefined, 0, 1, 'true', ''])('returns undefined for %p [STATE-004]', (value) => {
    expect(parseAttachmentConfirm(value)).toBeUndefined();
  });
});

describe('codes of a document', () => {
  it('are 10 form, 20 registration, 30 dashboard panel and 40 inspection [PHOTO-014]', () => {
    const codes = attachmentKinds.names.map((kind) => [kind, attachmentKinds.codeOf(kind)]);

    expect(Object.fromEntries(codes)).toEqual({
      form: 10,
      registration: 20,
      panel: 30,
      inspection: 40,
    });
    expect([10, 20, 30, 40, 50].map((code) => attachmentKinds.nameOf(code))).toEqual([
      'form',
      'registration',
      'panel',
      'inspection',
      undefined,
    ]);
  });

  it('are 1 inspection and 2 panel at the camera [PHOTO-009]', () => {
    expect([1, 2, 3].map((type) => uploadTypes.nameOf(type))).toEqual([
      'inspection',
      'panel',
      undefined,
    ]);
  });
});
