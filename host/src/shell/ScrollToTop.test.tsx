import { useNavigate } from '@shared/router';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor } from '../../testing/fake-session';
import { ScrollToTop } from './ScrollToTop';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const scrollTo = jest.fn();

function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/subscStatus')}>
        앞으로
      </button>
      <button type="button" onClick={() => void navigate('/notApp', { replace: true })}>
        대신
      </button>
      <button type="button" onClick={() => void navigate('?tab=2')}>
        쪽
      </button>
      <button type="button" onClick={() => void navigate('?tab=2', { replace: true })}>
        탭
      </button>
    </>
  );
}

function open() {
  window.scrollTo = scrollTo;
  render(
    <MemoryRouter>
      <ScrollToTop />
      <Ways />
    </MemoryRouter>,
  );
  scrollTo.mockClear();
}

describe('ScrollToTop', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['android', 'other'] as const)(
    'scrolls to the top at once on %s [SHELL-008]',
    async (phone) => {
      aVisitor({ phone });
      open();

      await userEvent
        .setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
        .click(screen.getByRole('button', { name: '앞으로' }));

      expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    },
  );

  it.each([
    ['to a page that replaces the previous one', '대신'],
    ['to the same page with another query', '쪽'],
  ])('also scrolls to the top when going %s [SHELL-008]', async (_, way) => {
    aVisitor();
    open();

    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
      .click(screen.getByRole('button', { name: way }));

    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('scrolls to the top after 100 ms on an iPhone or iPad [SHELL-009]', async () => {
    aVisitor({ phone: 'ios' });
    open();
    jest.advanceTimersByTime(100);
    scrollTo.mockClear();
    await userEvent
      .setup({ advanceTimers: () => undefined, delay: null })
      .click(screen.getByRole('button', { name: '앞으로' }));

    jest.advanceTimersByTime(99);
    expect(scrollTo).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);

    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('keeps the position when a page only changes its own query', async () => {
    aVisitor();
    open();

    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
      .click(screen.getByRole('button', { name: '탭' }));

    expect(scrollTo).not.toHaveBeenCalled();
  });
});
