import { FIRST_VIEW_OVER } from '@shared/prerender/over';
import { drawFirstView } from './draw';
import type { Fill, Known } from './known';

const ASKED = 'GET /pkgs';
const template = { page: 'TermInfo', markup: '<h1>약관 {{price}}</h1>' };
const whole: Fill<'price'> = () => ({ price: '' });
/** Reads its data without checks, as the code of another release may do. */
const trusting: Fill<'price'> = ({ answer }: Known) => {
  const { prices } = Object(answer('/pkgs'));
  return { price: String(prices[0]) };
};
const settled = () => new Promise((done) => setTimeout(done));
const draw = (own: Partial<Parameters<typeof drawFirstView>[0]> = {}) => {
  drawFirstView({ ...template, fill: whole, ...own });
  return settled();
};
const drawn = () => document.querySelector('main[data-first]')?.textContent;
const styles = () => document.querySelector('link[rel="stylesheet"]');
const told = jest.fn();

beforeEach(() => {
  document.documentElement.dataset['page'] = 'TermInfo';
  document.body.innerHTML =
    '<div id="root"><div class="shell" aria-busy="true"><div class="shell-main"></div></div></div>';
  document.addEventListener(FIRST_VIEW_OVER, told);
});
afterEach(() => {
  document.removeEventListener(FIRST_VIEW_OVER, told);
  document.head.replaceChildren();
  delete window.__early;
});

describe('drawFirstView with styles that', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="preload" as="style" href="/terms/1/term-info.css">';
  });

  it('load late waits for them, whatever data has arrived', async () => {
    window.__early = { [ASKED]: Promise.resolve({ status: 200, body: '{}' }) };
    await draw();
    expect(drawn()).toBeUndefined();
    expect(told).not.toHaveBeenCalled();

    styles()?.dispatchEvent(new Event('load'));
    await settled();

    expect(drawn()).toBe('약관 ');
    expect(told).toHaveBeenCalled();
  });

  it('keep the folder of an older version waits for them, but not for those of another remote', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="preload" as="style" href="/apply/2/home.css">',
    );
    await draw({ from: 'http://localhost/terms/2/first-TermInfo.js' });
    expect(drawn()).toBeUndefined();

    styles()?.dispatchEvent(new Event('load'));
    await settled();

    expect(drawn()).toBe('약관 ');
  });

  it('belong to the frame waits for those as well', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="stylesheet" href="/host/1/main.css">',
    );
    const frame = styles();
    drawFirstView({ ...template, fill: whole });
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      if (link !== frame) link.dispatchEvent(new Event('load'));
    await settled();
    expect(drawn()).toBeUndefined();

    frame?.dispatchEvent(new Event('load'));
    await settled();

    expect(drawn()).toBe('약관 ');
  });

  it('are lost keeps the skeleton and does not delay the page', async () => {
    drawFirstView({ ...template, fill: whole });
    styles()?.dispatchEvent(new Event('error'));
    await settled();

    expect(drawn()).toBeUndefined();
    expect(document.querySelector('.shell[aria-busy] > .shell-main')).not.toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('belong to a version that was replaced adds none of them [PLAT-002]', async () => {
    globalThis.__careStyleUrl = () => {
      throw new Error('replaced');
    };
    await draw();
    Reflect.deleteProperty(globalThis, '__careStyleUrl');

    expect(styles()).toBeNull();
    expect(drawn()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('load after the page has rendered changes nothing', async () => {
    drawFirstView({ ...template, fill: whole });
    document.body.innerHTML = '<div id="root"><main class="page">약관</main></div>';
    styles()?.dispatchEvent(new Event('load'));
    await settled();

    expect(document.querySelector('#root')?.innerHTML).toBe('<main class="page">약관</main>');
  });
});

describe('drawFirstView with a prefetched response that', () => {
  it('is lost draws the page when no data is needed, and reports the end', async () => {
    window.__early = { [ASKED]: Promise.reject(new TypeError('no line')) };
    await draw();

    expect(drawn()).toBe('약관 ');
    expect(told).toHaveBeenCalled();
  });

  it.each([
    ['has an unexpected shape', '{"price":"9원"}'],
    ['is null', 'null'],
  ])('%s keeps the skeleton, throws nothing and reports the end', async (_, body) => {
    window.__early = { [ASKED]: Promise.resolve({ status: 200, body }) };
    await draw({ fill: trusting });

    expect(drawn()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(1);
  });
});

it('draws the page when the next requests cannot be determined', async () => {
  const next = () => {
    throw new TypeError('of another shape');
  };
  await draw({ next });

  expect(drawn()).toBe('약관 ');
  expect(told).toHaveBeenCalled();
});
