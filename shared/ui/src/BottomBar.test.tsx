import { act, render, screen } from '@testing-library/react';
import { BottomBar } from './BottomBar';
import { Button } from './Button';

/** A keyboard hides the lower part of the page; the layout keeps its height, as on an iPhone. */
const page = { height: 800, keyboard: 300 };

class View extends EventTarget {
  height = page.height;
  offsetTop = 0;
}

let view: View;
beforeEach(() => {
  view = new View();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(page.height);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  jest.restoreAllMocks();
});

const bar = () => screen.getByRole('button').closest<HTMLElement>('[class~=bar]');
const style = (name: string) => bar()?.style.getPropertyValue(name);

function keyboardComes(height: number) {
  view.height = page.height - height;
  act(() => void view.dispatchEvent(new Event('resize')));
}

describe('the bar with the main action', () => {
  it('stands above the keyboard, without the safe area that the keyboard covers', () => {
    render(
      <BottomBar>
        <Button>다음</Button>
      </BottomBar>,
    );

    keyboardComes(page.keyboard);

    expect(style('--lift')).toBe('-300px');
    expect(style('--safe-bottom')).toBe('0px');
  });

  it('returns to the end of the page with its safe area when the keyboard goes', () => {
    render(
      <BottomBar>
        <Button>다음</Button>
      </BottomBar>,
    );
    keyboardComes(page.keyboard);

    keyboardComes(0);

    expect(Number.parseFloat(style('--lift') ?? '')).toBeCloseTo(0);
    expect(style('--safe-bottom')).toBe('');
  });

  it('keeps its place inside a popup, which rises as a whole', () => {
    render(
      <dialog open>
        <BottomBar>
          <Button>다음</Button>
        </BottomBar>
      </dialog>,
    );

    keyboardComes(page.keyboard);

    expect(style('--lift')).toBe('');
  });
});
