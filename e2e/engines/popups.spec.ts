import { ask } from '../journeys/screen/screen';
import { popupBench } from './popups/bench';
import { kinds, lengths } from './popups/kinds';
import { expect, test } from './test';

const phones = [
  [320, 568],
  [390, 844],
  [844, 390],
] as const;

/** Heights of a phone's keyboard in px. Android reduces the window, an iPhone only the visual viewport. */
const KEYBOARD = { upright: 291, lying: 200 };

test('every kind of popup shows its title, content and all buttons inside the window [SHELL-013, SHELL-020]', async ({
  phone: { engine },
}, info) => {
  test.setTimeout(180_000);
  const popups = await popupBench(engine, info.outputPath());
  const faults: string[] = [];
  for (const kind of kinds)
    for (const length of lengths) {
      const look = async (when: string) => {
        await engine.run(
          'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
        );
        const found = await ask<string[]>(engine, 'popupFaults');
        faults.push(...found.map((fault) => `${kind}, ${length}, ${when}: ${fault}`));
      };
      await popups.start();
      await popups.open(kind, length);
      for (const [width, height] of phones) {
        const keyboard = height > width ? KEYBOARD.upright : KEYBOARD.lying;
        const size = `${width}x${height}`;
        await engine.resize(width, height);
        await look(`${size} at rest`);
        await engine.run(keyboardIs(keyboard));
        await look(`${size}, keyboard of an iPhone`);
        await engine.run(keyboardIs(0));
        if (length !== 'very long') continue;
        await engine.resize(width, height - keyboard);
        await look(`${size}, keyboard of Android`);
      }
    }
  expect(faults).toEqual([]);
});

/** Returns a script that simulates an iPhone's keyboard of this height, which only changes the visual viewport. */
const keyboardIs = (height: number) => `(() => {
  const view = window.visualViewport;
  delete view.height;
  if (${height} > 0)
    Object.defineProperty(view, 'height', { value: innerHeight - ${height}, configurable: true });
  view.dispatchEvent(new Event('resize'));
})()`;
