import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from '../testing/memory-router';
import { Link, useLocation, useNavigationType } from './index';

function Place() {
  const { pathname, search } = useLocation();
  return (
    <output>
      {pathname}
      {search} {useNavigationType()}
    </output>
  );
}

const shown = () =>
  render(
    <MemoryRouter basename="/app" initialEntries={['/app/here?a=1']}>
      <Link to="/there?b=2" className="look" aria-label="저쪽으로">
        저쪽
      </Link>
      <Link to="/here?a=1">여기</Link>
      <Place />
    </MemoryRouter>,
  );

const link = (name: string) => screen.getByRole('link', { name });

describe('a link', () => {
  it('has the whole address, its look and its name', () => {
    shown();
    expect(link('저쪽으로')).toHaveAttribute('href', '/app/there?b=2');
    expect(link('저쪽으로')).toHaveClass('look');
  });

  it('goes to its page, which the way back leaves', () => {
    shown();
    fireEvent.click(link('저쪽으로'));
    expect(screen.getByRole('status')).toHaveTextContent('/there?b=2 PUSH');
  });

  it('to the page one is on adds nothing to the way back', () => {
    shown();
    fireEvent.click(link('여기'));
    expect(screen.getByRole('status')).toHaveTextContent('/here?a=1 REPLACE');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'is left to the browser with %s held down',
    (key) => {
      shown();
      const isOurs = !fireEvent.click(link('저쪽으로'), { [key]: true });
      expect(isOurs).toBe(false);
      expect(screen.getByRole('status')).toHaveTextContent('/here?a=1 POP');
    },
  );
});
