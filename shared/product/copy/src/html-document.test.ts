import { htmlOf } from './html-document';

const html = htmlOf({
  title: '계약서 <1>',
  lead: '고객님의 "계약"이에요.',
  sections: [
    {
      heading: "1. 판매사 & 'ServiceCare+'",
      rows: [{ label: '상호', value: '<script>alert(1)</script>' }],
      paragraphs: ['<img src=x>'],
      blanks: ['성명'],
    },
  ],
});

describe('htmlOf', () => {
  it('escapes every text [LAW-006]', () => {
    expect(html).toContain('<h1>계약서 &lt;1&gt;</h1>');
    expect(html).toContain('<p>고객님의 &quot;계약&quot;이에요.</p>');
    expect(html).toContain('<h2>1. 판매사 &amp; &#39;ServiceCare+&#39;</h2>');
    expect(html).toContain('<dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>');
    expect(html).toContain('<p>&lt;img src=x&gt;</p>');
    expect(html).not.toMatch(/<(script|img)/);
  });

  it('names no other file and forbids all requests [LAW-006]', () => {
    expect(html).not.toMatch(/\b(src|href)="(?!data:)|url\(|@import/);
    expect(html).toContain("default-src 'none'");
  });

  it('has styles for A4 and for narrow screens [LAW-006]', () => {
    expect(html).toContain('@page{size:A4');
    expect(html).toContain('@media (max-width:26rem)');
    expect(html).toContain('width=device-width');
  });

  it('grows with the text size of the browser', () => {
    expect(html).not.toMatch(/font(-size)?:[^;}]*\dpx/);
  });

  it('has a line to fill in for each blank [LAW-006]', () => {
    expect(html).toContain('<div><span>성명</span><i></i></div>');
  });
});
