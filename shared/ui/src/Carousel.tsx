import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './Carousel.module.css';
import { classNames } from './class-names';
import { Icon } from './Icon';

type Props = {
  label: string;
  children: ReactNode;
  /** The slide shown; without it the carousel keeps its own place. */
  index?: number | undefined;
  onIndex?: ((index: number) => void) | undefined;
  className?: string | undefined;
};

/** Slides side by side, moved by finger (scroll snap) or by the two arrows. Nothing moves by itself. */
export function Carousel({ label, children, index, onIndex, className }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState(index ?? 0);
  const slides = Children.toArray(children);
  const current = Math.min(index ?? own, Math.max(slides.length - 1, 0));

  useEffect(() => {
    const place = track.current;
    const left = current * (place?.clientWidth ?? 0);
    if (place !== null && Math.abs(place.scrollLeft - left) > 1)
      place.scrollTo?.({ left, behavior: 'smooth' });
  }, [current]);

  const show = (next: number) => {
    if (next === current || slides[next] === undefined) return;
    setOwn(next);
    onIndex?.(next);
  };
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) show(Math.round(scrollLeft / clientWidth));
  };

  return (
    <section
      className={classNames(css['carousel'], className)}
      aria-roledescription="캐러셀"
      aria-label={label}
    >
      <ul className={css['track']} ref={track} onScrollEnd={settle}>
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
            disabled={current === 0}
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
            disabled={current === slides.length - 1}
            onClick={() => show(current + 1)}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}
