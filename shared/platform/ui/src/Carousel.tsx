import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import css from './Carousel.module.css';
import { Icon } from './Icon';

type Props = {
  label: string;
  children: ReactNode;
  /** Index of the visible slide. Without it the carousel keeps its own index. */
  index?: number | undefined;
  onIndex?: ((index: number) => void) | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * After this time in ms without scrolling, the swipe has ended. For browsers without a scrollend event (Safari before
 * 26).
 */
const SETTLED_MS = 120;

/**
 * Shows slides side by side, moved by swipe (scroll snap), the two arrows or the arrow keys. It never moves
 * automatically.
 */
export function Carousel({ label, children, index, onIndex }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const scrolled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onItsWay = useRef(false);
  const [own, setOwn] = useState(index ?? 0);
  const slides = Children.toArray(children);
  const current = Math.min(index ?? own, Math.max(slides.length - 1, 0));

  const goTo = useCallback((slide: number) => {
    const place = track.current;
    const left = slide * (place?.clientWidth ?? 0);
    if (place === null || Math.abs(place.scrollLeft - left) <= 1) return;
    onItsWay.current = true;
    place.scrollTo?.({ left, behavior: prefersStillness() ? 'instant' : 'smooth' });
  }, []);
  useEffect(() => goTo(current), [current, goTo]);

  const show = (next: number) => {
    if (next === current || slides[next] === undefined) return;
    setOwn(next);
    onIndex?.(next);
  };
  const takeHold = () => {
    onItsWay.current = false;
  };
  /**
   * In Chrome, a scroll of ours that ends just as the next one starts also ends the next one. So this starts that
   * scroll again.
   */
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const reached = Math.round(scrollLeft / clientWidth);
    if (reached === current) onItsWay.current = false;
    else if (onItsWay.current) goTo(current);
    else show(reached);
  };
  const settleSoon = () => {
    if ('onscrollend' in window) return;
    clearTimeout(scrolled.current);
    scrolled.current = setTimeout(settle, SETTLED_MS);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || event.defaultPrevented || hasArrowsItself(event.target)) return;
    event.preventDefault();
    show(current + step);
  };

  return (
    <section
      className={css['carousel']}
      aria-roledescription="캐러셀"
      aria-label={label}
      onKeyDown={move}
    >
      <ul
        className={css['track']}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable element
        tabIndex={0}
        onPointerDown={takeHold}
        onWheel={takeHold}
        onScroll={settleSoon}
        onScrollEnd={settle}
      >
        {slides.map((slide, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={place}
            className={css['slide']}
            aria-label={`${slides.length}개 중 ${place + 1}번째`}
            inert={place !== current}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={css['controls']}>
          <button
            type="button"
            className={css['arrow']}
            aria-label="이전"
            aria-disabled={current === 0}
            onClick={() => show(current - 1)}
          >
            <Icon name="back" />
          </button>
          <p className={css['place']} aria-live="polite">
            {current + 1} / {slides.length}
          </p>
          <button
            type="button"
            className={css['arrow']}
            aria-label="다음"
            aria-disabled={current === slides.length - 1}
            onClick={() => show(current + 1)}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}

const prefersStillness = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** Form fields, and tabs in a slide, use the arrow keys themselves. */
const hasArrowsItself = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="tab"]') !== null;
