import { useNavigate } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor } from '../../testing/fake-session';
import { ScrollToTop } from './ScrollToTop';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const scrollTo = jest.fn();

const ways = [
  ['앞으로', '/subscStatus', {}],
  ['대신', '/notApp', { replace: true }],
  ['쪽', '?tab=2', {}],
  ['탭', '?tab=2', { replace: true }],
] as const;
function Ways() {
  const navigate = useNavigate();
  return ways.map(([name, to, how]) => (
    <button key={name} type="button" onClick={() => void navigate(to, how)}>
      {name}
    </button>
  ));
}

function open() {
  window.scrollTo = scrollTo;
  render(
    <MemoryRouter>
      <ScrollToTop />
      <main>
        <h1 tabIndex={-1}>멤버십 현황</h1>
        <Ways />
      </main>
    </MemoryRouter>,
  );
  scrollTo.mockClear();
}

/** Presses the way, and passes this time. */
async function go(way: string, ms = 0) {
  const user = userEvent.setup({ advanceTimers: () => undefined, delay: null });
  await user.click(screen.getByRole('button', { name: way }));
  jest.advanceTimersByTime(ms);
}

describe('ScrollToTop', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['to another page on android', 'android', '앞으로'],
    ['to another page', 'other', '앞으로'],
    ['to a page that replaces the previous one', 'other', '대신'],
    ['to the same page with another query', 'other', '쪽'],
  ] as const)('scrolls to the top at once when going %s [SHELL-008]', async (_, phone, way) => {
    aVisitor({ phone });
    open();

    await go(way);

    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('scrolls to the top after 100 ms on an iPhone or iPad [SHELL-009]', async () => {
    aVisitor({ phone: 'ios' });
    open();
    jest.advanceTimersByTime(100);
    scrollTo.mockClear();
    await go('앞으로', 99);
    expect(scrollTo).not.toHaveBeenCalled();

    jest.advanceTimersByTime(1);

    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('keeps position and focus when a page only changes its own query', async () => {
    aVisitor();
    open();

    await go('탭');

    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '탭' })).toHaveFocus();
  });

  it.each([
    ['focuses the heading of a page that stays', '쪽', '멤버십 현황'],
    ['focuses the heading of another page', '앞으로', '멤버십 현황'],
    ['keeps the focus on a control that replaces the page', '대신', '대신'],
  ])('%s', async (_, way, focused) => {
    aVisitor();
    open();

    await go(way);

    expect(document.activeElement).toHaveTextContent(focused);
  });
});
