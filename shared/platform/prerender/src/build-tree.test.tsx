import { renderToStaticMarkup } from 'react-dom/server';
import { buildTree } from './build-tree';

const place = () => document.createElement('main');
const written = (
  <section className="card" aria-labelledby="t" hidden>
    <h2 id="t">{'값 < 1,000 & "뜻"'}</h2>
    <svg viewBox="0 0 2 2" aria-hidden="true">
      <path d="M0 0h1" />
    </svg>
    <input type="text" defaultValue="가" />
    <br />
    <a href="/app/{{to}}">{'{{who}}에게'}</a>끝
  </section>
);

describe('buildTree', () => {
  it('builds exactly the markup that React wrote, including SVG', () => {
    const main = place();
    buildTree(main, { markup: renderToStaticMarkup(written) }, {});

    const react = place();
    react.innerHTML = renderToStaticMarkup(written).replaceAll(/{{\w+}}/g, '');
    expect(main.isEqualNode(react)).toBe(true);
    expect(main.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('keeps adjacent texts as separate nodes, as React does', () => {
    const main = place();
    buildTree(
      main,
      { markup: '<p>시행일 \ue000{{day}}\ue000 · 버전 1</p>' },
      { day: '2026-01-01' },
    );

    const texts = [...(main.querySelector('p')?.childNodes ?? [])].map((text) => text.nodeValue);
    expect(texts).toEqual(['시행일 ', '2026-01-01', ' · 버전 1']);
  });

  it('puts later texts in their slots', () => {
    const main = place();
    const again = buildTree(
      main,
      { markup: renderToStaticMarkup(written) },
      { to: 'a', who: '김' },
    );
    expect(main.querySelector('a')?.outerHTML).toBe('<a href="/app/a">김에게</a>');

    again({ to: 'b', who: '이' });

    expect(main.querySelector('a')?.outerHTML).toBe('<a href="/app/b">이에게</a>');
  });

  it('treats data from outside as text', () => {
    const main = place();
    buildTree(
      main,
      { markup: renderToStaticMarkup(written) },
      {
        to: '"><script>',
        who: '<img src=x onerror=alert(1)>{{to}}&lt;',
      },
    );

    expect(main.querySelector('script, img')).toBeNull();
    expect(main.querySelector('a')?.textContent).toBe('<img src=x onerror=alert(1)>{{to}}&lt;에게');
  });

  it('fills an element slot with any number of parts that have their own slots', () => {
    const list = renderToStaticMarkup(<ul>{'{{head}}'}</ul>).replace(
      '{{head}}',
      '<slot rows/><li>끝</li>',
    );
    const parts = { row: '<li>{{name}}<slot more/></li>', mark: '<b>!</b>' };
    const main = place();
    const again = buildTree(
      main,
      { markup: list, parts },
      {
        rows: [
          ['row', { name: '<i>', more: [['mark', {}]] }],
          ['row', { name: '둘' }],
        ],
      },
    );
    expect(main.textContent).toBe('<i>!둘끝');
    expect(main.querySelectorAll('ul > li > b')).toHaveLength(1);

    again({ rows: [['row', { name: '셋' }]] });

    expect(main.textContent).toBe('셋끝');
  });
});
