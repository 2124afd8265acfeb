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

const markup = renderToStaticMarkup(written);
/** Builds the tree. Returns its place, and what fills it again. */
function built(first: Parameters<typeof buildTree>[1], values: Parameters<typeof buildTree>[2]) {
  const main = place();
  const again = buildTree(main, first, values);
  return { main, again, link: () => main.querySelector('a') };
}

describe('buildTree', () => {
  it('builds exactly the markup that React wrote, including SVG', () => {
    const { main } = built({ markup }, {});

    const react = place();
    react.innerHTML = markup.replaceAll(/{{\w+}}/g, '');
    expect(main.isEqualNode(react)).toBe(true);
    expect(main.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('keeps adjacent texts as separate nodes, as React does', () => {
    const day = { day: '2026-01-01' };
    const { main } = built({ markup: '<p>시행일 \ue000{{day}}\ue000 · 버전 1</p>' }, day);

    const texts = [...(main.querySelector('p')?.childNodes ?? [])].map((text) => text.nodeValue);
    expect(texts).toEqual(['시행일 ', '2026-01-01', ' · 버전 1']);
  });

  it('puts later texts in their slots', () => {
    const { again, link } = built({ markup }, { to: 'a', who: '김' });
    expect(link()?.outerHTML).toBe('<a href="/app/a">김에게</a>');

    again({ to: 'b', who: '이' });

    expect(link()?.outerHTML).toBe('<a href="/app/b">이에게</a>');
  });

  it('treats data from outside as text', () => {
    const who = '<img src=x onerror=alert(1)>{{to}}&lt;';
    const { main, link } = built({ markup }, { to: '"><script>', who });

    expect(main.querySelector('script, img')).toBeNull();
    expect(link()?.textContent).toBe(`${who}에게`);
  });

  it('fills an element slot with any number of parts that have their own slots', () => {
    const parts = { row: '<li>{{name}}<slot more/></li>', mark: '<b>!</b>' };
    const { main, again } = built(
      { markup: '<ul><slot rows/><li>끝</li></ul>', parts },
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
