import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { OldEngine } from './OldEngine';

const script = readFileSync(join(__dirname, 'old-engine.js'), 'utf8');
const asked: string[] = [];

let answer = '';

/** A fake XMLHttpRequest that answers at once. */
class Request {
  onloadend?: () => void;
  responseText = '';
  open(method: string, url: string): void {
    asked.push(`${method} ${url}`);
  }
  send(): void {
    this.responseText = answer;
    this.onloadend?.();
  }
}

/** Runs the script of the page in a browser with or without sin() in CSS and @property rules. */
function openIn(engine: { countsSines: boolean; hasPropertyRule: boolean }): void {
  Object.assign(window, {
    CSS: {
      supports: (_name: string, value: string) => engine.countsSines && /sin\(/.test(value),
    },
    CSSPropertyRule: engine.hasPropertyRule ? class {} : undefined,
    XMLHttpRequest: Request,
  });
  const root = document.createElement('div');
  root.id = 'root';
  root.textContent = '개요';
  const page = document.createElement('script');
  page.id = 'page';
  page.type = 'application/json';
  page.textContent = '{"settings":{"centre":{"phone":"1577-0000"}}}';
  document.body.replaceChildren(root, page);
  render(<OldEngine />);
  new Function(script)();
}

beforeEach(() => {
  asked.length = 0;
  answer = '{"env":{"tell":"1588-0000"}}';
});

describe('OldEngine', () => {
  it.each([
    ['an Android WebView before 111', { countsSines: false, hasPropertyRule: true }],
    ['an iPhone before 16.4', { countsSines: true, hasPropertyRule: false }],
    ['an older browser', { countsSines: false, hasPropertyRule: false }],
  ])('shows what to update and the number to call on %s', (_engine, features) => {
    openIn(features);

    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Android System WebView');
    expect(screen.getByRole('alert')).toHaveTextContent('iOS를 16.4 이상');
    expect(screen.getByRole('link', { name: '1588-0000' })).toHaveAttribute('href', 'tel:15880000');
    expect(document.getElementById('root')).toBeNull();
    expect(asked).toEqual(['GET /api/v1App/getFilters']);
  });

  it.each(['', '<html>', '{"env":{}}'])(
    'shows the number of the page when the server answers %j [SHELL-023]',
    (text) => {
      answer = text;
      openIn({ countsSines: false, hasPropertyRule: false });

      expect(screen.getByRole('link', { name: '1577-0000' })).toHaveAttribute(
        'href',
        'tel:15770000',
      );
    },
  );

  it('stays hidden and sends no request in a supported browser', () => {
    openIn({ countsSines: true, hasPropertyRule: true });

    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('개요')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
