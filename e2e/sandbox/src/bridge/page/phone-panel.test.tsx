import { installNative } from './install';
import { readPhone } from './phone-state';
import { freshPage, type Sent } from './testing/web';

let sent: Sent[] = [];
beforeEach(() => {
  sent = freshPage();
  document.documentElement.removeAttribute('style');
});
afterEach(() => readPhone(''));

const open = (phone?: string) =>
  installNative({
    object: 'ServiceCareBridge',
    token: 'ServiceCareApp',
    device: 'ios',
    ...(phone && { phone }),
  });
const layer = (name: string) =>
  document.querySelector<HTMLElement>(`sandbox-native[data-surface=${name}]`)?.shadowRoot;
const page = () => {
  const { style } = document.documentElement;
  return [
    style.getPropertyValue('--safe-top'),
    style.getPropertyValue('--safe-bottom'),
    style.getPropertyValue('font-size'),
  ];
};
function choose(label: string, choice: string): void {
  layer('phone')?.querySelector('button')?.click();
  const field = [...(layer('panel')?.querySelectorAll('label') ?? [])].find((it) =>
    it.textContent?.startsWith(label),
  );
  const select = field?.querySelector('select');
  Object.assign(select ?? {}, { value: choice });
  select?.dispatchEvent(new Event('change'));
}

describe('phone panel', () => {
  it('applies the cut-outs and the text size that were chosen in advance', () => {
    open('insets:notch.font:largest');

    expect(page()).toEqual(['47px', '34px', '200%']);
    expect(layer('edges')?.querySelector('.notch')).not.toBeNull();
  });

  it("keeps the page's own values when nothing is chosen", () => {
    open();

    expect(page()).toEqual(['', '', '']);
    expect(layer('edges')).toBeUndefined();
  });

  it('hides its controls when that is chosen, so that a screenshot shows only the product', () => {
    open('handles:hidden');
    const handle = document.querySelector<HTMLElement>('sandbox-native[data-surface=phone]');
    expect(handle?.style.display).toBe('none');

    freshPage();
    open();
    choose('⚙와 ‹ 손잡이', 'hidden');
    expect(
      document.querySelector<HTMLElement>('sandbox-native[data-surface=phone]')?.style.display,
    ).toBe('none');
    expect(layer('panel')).not.toBeUndefined();
  });

  it('applies a change by QA at once and on the next page', () => {
    open('insets:notch');

    choose('안전 영역', 'island');
    choose('시스템 글자 크기', 'large');
    expect(page()).toEqual(['59px', '34px', '130%']);
    choose('안전 영역', 'none');
    expect(page()).toEqual(['', '', '130%']);
    expect(layer('edges')).toBeUndefined();
    expect(sent.map(({ path, body }) => [path, String(body)])).toEqual([
      ['/sandbox/outcome', 'of=insets&choice=island'],
      ['/sandbox/outcome', 'of=font&choice=large'],
      ['/sandbox/outcome', 'of=insets&choice=none'],
    ]);
  });
});
