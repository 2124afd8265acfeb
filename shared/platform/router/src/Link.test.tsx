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

describe('Link', () => {
  it('has the complete address, its class and its name', () => {
    shown();
    expect(link('저쪽으로')).toHaveAttribute('href', '/app/there?b=2');
    expect(link('저쪽으로')).toHaveClass('look');
  });

  it('goes to its page and adds a history entry', () => {
    shown();
    fireEvent.click(link('저쪽으로'));
    expect(screen.getByRole('status')).toHaveTextContent('/there?b=2 PUSH');
  });

  it('replaces the history entry when it leads to the current page', () => {
    shown();
    fireEvent.click(link('여기'));
    expect(screen.getByRole('status')).toHaveTextContent('/here?a=1 REPLACE');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    (key) => {
      shown();
      const isOurs = !fireEvent.click(link('저쪽으로'), { [key]: true });
      expect(isOurs).toBe(false);
      expect(screen.getByRole('status')).toHaveTextContent('/here?a=1 POP');
    },
  );
});
