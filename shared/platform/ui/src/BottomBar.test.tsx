import { render, screen } from '@testing-library/react';
import { leavePhone, PAGE, phoneView } from '../testing/phone-view';
import { BottomBar } from './BottomBar';
import { Button } from './Button';

let phone: ReturnType<typeof phoneView>;
beforeEach(() => {
  phone = phoneView();
});
afterEach(leavePhone);

const withButton = (
  <BottomBar>
    <Button>다음</Button>
  </BottomBar>
);
const bar = () => screen.getByRole('button').closest<HTMLElement>('[class~=bar]');
const style = (name: string) => bar()?.style.getPropertyValue(name);

describe('BottomBar', () => {
  it('is above the keyboard without its safe area, and returns when the keyboard closes', () => {
    render(withButton);
    phone.resize({ height: 500 });
    expect(style('--lift')).toBe('-300px');
    expect(style('--safe-bottom')).toBe('0px');

    phone.resize({ height: PAGE });

    expect(style('--lift')).toBe('');
    expect(style('--safe-bottom')).toBe('');
  });

  it('keeps its position inside a popup, which rises as a whole', () => {
    render(<dialog open>{withButton}</dialog>);

    phone.resize({ height: 500 });

    expect(style('--lift')).toBe('');
  });

  it.each([
    [266, false],
    [267, true],
  ])(
    'scrolls with the page only when more than a third is covered: %i of 800 px [SHELL-020]',
    (height, isTall) => {
      let resized: ResizeObserverCallback | undefined;
      jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
        resized = callback;
        return { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
      });
      render(withButton);

      const entry = { borderBoxSize: [{ blockSize: height, inlineSize: 320 }] } as unknown;
      resized?.([entry as ResizeObserverEntry], {} as ResizeObserver);

      expect(bar()?.hasAttribute('data-tall')).toBe(isTall);
      const room = document.documentElement.style.getPropertyValue('--bottom-bar');
      expect(room).toBe(isTall ? '0px' : '266px');
    },
  );
});
