import { frameOf } from './frame-of';

describe('frameOf', () => {
  it.each([
    [null, 'none'],
    ['', 'none'],
    ['N', 'none'],
    ['y', 'none'],
    ['Y', 'full'],
  ])(
    'returns for the embedded status page with isHead=%p the frame %s [SHELL-005]',
    (isHead, frame) => {
      expect(frameOf('SubscVtg', isHead)).toBe(frame);
    },
  );

  it('ignores isHead on other pages [SHELL-005, SHELL-006]', () => {
    expect(frameOf('SubscRevoke', 'Y')).toBe('none');
    expect(frameOf('Subsc', null)).toBe('full');
  });
});
