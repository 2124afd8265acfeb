import { keyboardInset } from './keyboard-inset';

describe('the part of the page a keyboard hides', () => {
  it('is what the visible part lacks at the bottom', () => {
    expect(keyboardInset(800, { height: 500, offsetTop: 0 })).toBe(300);
    expect(keyboardInset(800, { height: 500, offsetTop: 120 })).toBe(180);
  });

  it('is nothing while only the browser bar comes and goes', () => {
    expect(keyboardInset(800, { height: 744, offsetTop: 0 })).toBe(0);
    expect(keyboardInset(800, { height: 800, offsetTop: 0 })).toBe(0);
  });
});
