import type { Locator } from 'playwright/test';
import { expect, test } from './test';

const position = (slider: Locator) => slider.getByText(/^\d+ \/ \d+$/);
const slide = (slider: Locator, name: string) => slider.getByRole('heading', { name });

/** Presses "다음", and once more so many frames after the slide stands. */
const pressTwice = (slider: Locator, frames: number) =>
  slider.evaluate(async (region, frames) => {
    const track = region.querySelector('ul');
    const next = region.querySelector<HTMLButtonElement>('button[aria-label="다음"]');
    if (track === null || next === null) throw new Error('no slides');
    const frame = () => new Promise(requestAnimationFrame);
    next.click();
    while (track.scrollLeft < track.clientWidth - 1) await frame();
    for (let left = frames; left > 0; left -= 1) await frame();
    next.click();
  }, frames);

test('a press as the slide before arrives is carried out [GUIDE-001]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { as: 'web', to: '/app/guide/subscApply' });
  const slider = page.getByRole('region', { name: '가입 단계' });
  const back = slider.getByRole('button', { name: '이전' });

  for (const frames of [0, 1, 2, 3, 4, 5, 6]) {
    await expect(slide(slider, '약관에 동의해요')).toBeInViewport({ ratio: 1 });
    await pressTwice(slider, frames);
    await expect(slide(slider, '차량을 확인해요'), `${frames} frames`).toBeInViewport({ ratio: 1 });
    await expect(position(slider)).toHaveText('3 / 5');
    await back.click();
    await back.click();
  }
});

test('slides stand still at once for who asks for reduced motion [GUIDE-001]', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sandbox.open(page, { as: 'web', to: '/app/guide/subscApply' });
  const slider = page.getByRole('region', { name: '가입 단계' });
  await expect(position(slider)).toHaveText('1 / 5');

  // One task: pressed, and where the slides are before another frame is drawn.
  const [left, width] = await slider.evaluate(async (region) => {
    const track = region.querySelector('ul');
    region.querySelector<HTMLButtonElement>('button[aria-label="다음"]')?.click();
    await new Promise((done) => setTimeout(done, 0));
    return [track?.scrollLeft, track?.clientWidth];
  });

  expect(left).toBe(width);
});
