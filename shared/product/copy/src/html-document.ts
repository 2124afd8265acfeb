/** A fact of a document with its label. */
export type DocumentRow = { label: string; value: string };

export type DocumentSection = {
  heading: string;
  rows?: readonly DocumentRow[];
  paragraphs?: readonly string[];
  /** Labels of lines that the reader fills in by hand. */
  blanks?: readonly string[];
};

export type PlainDocument = { title: string; lead: string; sections: readonly DocumentSection[] };

/**
 * Returns the document as one HTML file. It is complete in itself, so opening it makes no request. It prints on A4 and
 * reads at 320 px. All texts are escaped. Source: LAW-006.
 */
export const htmlOf = ({ title, lead, sections }: PlainDocument): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(lead)}</p>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;

const sectionHtml = ({ heading, rows = [], paragraphs = [], blanks = [] }: DocumentSection) =>
  [
    '<section>',
    `<h2>${escaped(heading)}</h2>`,
    rows.length > 0 ? `<dl>${rows.map(rowHtml).join('')}</dl>` : '',
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    blanks.length > 0 ? `<div class="form">${blanks.map(blankHtml).join('')}</div>` : '',
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');

const rowHtml = ({ label, value }: DocumentRow) =>
  `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`;

const blankHtml = (label: string) => `<div><span>${escaped(label)}</span><i></i></div>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#1a1a1a;font:1rem/1.6 system-ui,-apple-system,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:45rem;margin:0 auto;padding:1.25rem 1rem}
h1{font-size:min(1.5rem,10.5vw);line-height:1.3;margin:0 0 .5rem}
h2{font-size:1.0625rem;line-height:1.4;margin:0 0 .5rem}
section{border-top:1px solid #ccc;padding:1rem 0}
p{margin:.25rem 0}
dl{margin:0 0 .5rem}
dl>div{display:flex;gap:1rem;padding:.25rem 0}
dt{flex:0 0 9rem;color:#555}
dd{flex:1;min-width:0;margin:0}
.form{border:1px solid #ccc;padding:.75rem;margin-top:.75rem}
.form div{display:flex;gap:.75rem;align-items:flex-end;min-height:2.25rem}
.form i{flex:1;border-bottom:1px solid #1a1a1a}
@media (max-width:26rem){dl>div{display:block}.form div{display:block}.form i{display:block;height:1.5rem}}
@page{size:A4;margin:16mm}
@media print{body{font-size:10.5pt}main{max-width:none;padding:0}dl>div,.form{break-inside:avoid}h2{break-after:avoid}}
`;
