import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

const cars = (...names: string[]) => names.map((name) => <p key={name}>{name}</p>);
const twoCars = <Carousel label="내 차량">{cars('첫 차', '둘째 차')}</Carousel>;
/** Returns the track of the slides, 300 px wide. */
const trackOf300 = () =>
  Object.defineProperty(screen.getByRole('list'), 'clientWidth', { value: 300 });

describe('Carousel', () => {
  it('shows one slide at a time and announces its position', async () => {
    const onIndex = jest.fn();
    render(
      <Carousel label="내 차량" onIndex={onIndex}>
        {cars('첫 차', '둘째 차')}
      </Carousel>,
    );
    expect(screen.getByRole('button', { name: '이전' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('1 / 2')).toBeVisible();
    const next = screen.getByRole('button', { name: '다음' });

    await userEvent.click(next);

    expect(onIndex).toHaveBeenCalledWith(1);
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toBeEnabled(); // a disabled button would lose the focus
  });

  it('moves by the arrow keys from the first to the last slide', async () => {
    render(twoCars);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('1 / 2')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('2 / 2')).toBeVisible();
  });

  it('never moves automatically', () => {
    jest.useFakeTimers();
    render(twoCars);

    act(() => jest.advanceTimersByTime(60_000));
    jest.useRealTimers();

    expect(screen.getByText('1 / 2')).toBeVisible();
  });

  it('leaves the arrow keys to a field in a slide', async () => {
    render(
      <Carousel label="내 차량">
        <input aria-label="메모" />
        <p>둘째 차</p>
      </Carousel>,
    );

    await userEvent.click(screen.getByRole('textbox', { name: '메모' }));
    await userEvent.keyboard('{ArrowRight}');

    expect(screen.getByText('1 / 2')).toBeVisible();
  });

  it('knows the slide where a swipe stopped, also without a scrollend event', () => {
    const told = Object.getOwnPropertyDescriptor(window, 'onscrollend')!;
    Reflect.deleteProperty(window, 'onscrollend');
    jest.useFakeTimers();
    render(twoCars);
    const track = trackOf300();

    track.scrollLeft = 290;
    fireEvent.scroll(track);
    act(() => jest.advanceTimersByTime(200));
    jest.useRealTimers();
    Object.defineProperty(window, 'onscrollend', told);

    expect(screen.getByText('2 / 2')).toBeVisible();
  });

  it('finishes a scroll that started as the previous one ended, and follows a swipe', async () => {
    render(<Carousel label="내 차량">{cars('첫 차', '둘째 차', '셋째 차')}</Carousel>);
    const track = trackOf300();
    const scrollTo = jest.fn();
    track.scrollTo = scrollTo;
    const next = screen.getByRole('button', { name: '다음' });

    await userEvent.click(next);
    await userEvent.click(next);
    track.scrollLeft = 300;
    fireEvent(track, new Event('scrollend'));
    expect(screen.getByText('3 / 3')).toBeVisible();
    expect(scrollTo).toHaveBeenCalledTimes(3);
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 600 }));

    fireEvent.pointerDown(track);
    fireEvent(track, new Event('scrollend'));
    expect(screen.getByText('2 / 3')).toBeVisible();

    await userEvent.click(next);
    track.scrollLeft = 600;
    fireEvent(track, new Event('scrollend'));
    track.scrollLeft = 300;
    fireEvent(track, new Event('scrollend'));
    expect(screen.getByText('2 / 3')).toBeVisible();
  });

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('with reduced motion %s scrolls with behavior %s', async (matches, behavior) => {
    window.matchMedia = jest.fn(() => ({ matches }) as MediaQueryList);
    const scrollTo = jest.fn();
    render(twoCars);
    trackOf300().scrollTo = scrollTo;

    await userEvent.click(screen.getByRole('button', { name: '다음' }));

    expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior });
  });
});
