import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const page = read('host/src/boot/index.html');
const rule = (css: string, selector: string) =>
  new RegExp(`(?:^|\\s)${selector} \\{([^}]*)\\}`).exec(read(css))?.[1] ?? '';

describe('a page on a phone', () => {
  it('is Korean, uses the whole screen width with its round corners, and can be zoomed [SHELL-018]', () => {
    expect(page).toContain('<html lang="ko"');
    const viewport = /<meta name="viewport" content="([^"]*)"/.exec(page)?.[1];
    expect(viewport).toBe('width=device-width, initial-scale=1, viewport-fit=cover');
  });

  it('forbids page translation, which would change prices and conditions [SHELL-018]', () => {
    expect(page).toMatch(/<html [^>]*translate="no"/);
    expect(page).toContain('<meta name="google" content="notranslate">');
  });

  it('shows the sender in a link preview, the same for everyone and without personal data [SOLIC-001]', () => {
    const said = [...page.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)];
    const preview = Object.fromEntries(said.map(([, name, text]) => [name, text]));
    expect(Object.keys(preview)).toEqual(['site_name', 'title', 'description']);
    expect(preview['site_name']).toBe('ServiceCare+');
    expect(preview['title']).toContain('ServiceCare+');
    expect(Object.values(preview).join()).not.toMatch(/<!--|\{|님/);
  });

  it('keeps its buttons above the system bar and its header below the clock', () => {
    expect(rule('shared/platform/ui/src/tokens.css', ':root')).toMatch(
      /--safe-bottom: env\(safe-area-inset-bottom, 0px\);/,
    );
    expect(rule('shared/platform/ui/src/tokens.css', ':root')).toMatch(
      /--safe-top: env\(safe-area-inset-top, 0px\);/,
    );
    expect(rule('shared/platform/ui/src/BottomBar.module.css', '\\.bar')).toMatch(
      /padding:[^;]*var\(--safe-bottom\)/,
    );
    expect(rule('host/src/shell/Header.module.css', '\\.header')).toContain('var(--safe-top)');
  });

  it('has no field with text below 16 px, because iOS would zoom in', () => {
    expect(read('shared/platform/ui/src/Field.module.css')).toContain(
      'font-size: max(1rem, 16px);',
    );
    expect(read('shared/platform/ui/src/Select.module.css')).not.toMatch(/font-size/);
  });
});
