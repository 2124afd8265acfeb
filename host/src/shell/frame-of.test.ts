import { frameOf } from './frame-of';

describe('the frame of a page', () => {
  it.each([
    [null, 'none'],
    ['', 'none'],
    ['N', 'none'],
    ['y', 'none'],
    ['Y', 'full'],
  ])('on the embedded status page with isHead=%p is %s [SHELL-005]', (isHead, frame) => {
    expect(frameOf('SubscVtg', isHead)).toBe(frame);
  });

  it('asks isHead nowhere else [SHELL-005, SHELL-006]', () => {
    expect(frameOf('SubscRevoke', 'Y')).toBe('none');
    expect(frameOf('Subsc', null)).toBe('full');
  });
});
