import type { Locator, Page } from 'playwright/test';
import { expect, type Sandbox, test } from './test';

/** Opens the slides as React draws them. Slides of the prerender only remember the last press. */
async function openSlides(page: Page, sandbox: Sandbox): Promise<Locator> {
  await sandbox.open(page, { as: 'web', to: '/app/guide/subscApply' });
  return page.locator('main:not([data-first])').getByRole('region', { name: '가입 단계' });
}

const position = (slider: Locator) => slider.getByText(/^\d+ \/ \d+$/);
const slide = (slider: Locator, name: string) => slider.getByRole('heading', { name });

/** Presses "다음" twice. The second press follows the given number of frames after the slide has stopped. */
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

test('a press while the previous slide arrives is carried out [GUIDE-001]', async ({
  page,
  sandbox,
}) => {
  const slider = await openSlides(page, sandbox);
  const back = slider.getByRole('button', { name: '이전' });

  for (const frames of [0, 1, 3, 6]) {
    await expect(slide(slider, '약관에 동의해요')).toBeInViewport({ ratio: 1 });
    await pressTwice(slider, frames);
    await expect(slide(slider, '차량을 확인해요'), `${frames} frames`).toBeInViewport({ ratio: 1 });
    await expect(position(slider)).toHaveText('3 / 5');
    await back.click();
    await back.click();
  }
});

test('slides change without animation if the user prefers reduced motion [GUIDE-001]', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slider = await openSlides(page, sandbox);
  await expect(position(slider)).toHaveText('1 / 5');

  // Press and read the position in one task, before another frame is drawn.
  const [left, width] = await slider.evaluate(async (region) => {
    const track = region.querySelector('ul');
    region.querySelector<HTMLButtonElement>('button[aria-label="다음"]')?.click();
    await new Promise((done) => setTimeout(done, 0));
    return [track?.scrollLeft, track?.clientWidth];
  });

  expect(left).toBe(width);
});
