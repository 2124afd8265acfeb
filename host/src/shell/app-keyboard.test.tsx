import { BottomBar } from '@shared/ui/BottomBar';
import { act, render, screen } from '@testing-library/react';
import { beginAppKeyboard } from './app-keyboard';

const announce = (height: unknown) =>
  act(() => (Reflect.get(window, '__careKeyboard') as (height: unknown) => void)(height));
const lift = () =>
  screen.getByText('다음').parentElement?.parentElement?.style.getPropertyValue('--lift');

describe('beginAppKeyboard', () => {
  beforeEach(() => {
    beginAppKeyboard();
    render(
      <BottomBar>
        <span>다음</span>
      </BottomBar>,
    );
  });
  afterEach(() => delete document.documentElement.dataset['keyboard']);

  it('raises the bar by the height that the app announces and lowers it at 0', () => {
    announce(320);
    expect(lift()).toBe('-320px');

    announce(0);
    expect(lift()).toBe('');
  });

  it.each([undefined, null, '320', Number.NaN, Number.POSITIVE_INFINITY, -20, {}])(
    'ignores %p',
    (height) => {
      announce(320);
      announce(height);

      expect(lift()).toBe('-320px');
    },
  );
});
