export type Texts = Readonly<Record<string, string>>;

const TOKEN = /<(\/?)([\w-]+)([^<>]*?)(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const SVG = 'http://www.w3.org/2000/svg';
const SIGNS: Texts = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The elements of a markup that React wrote when the app was built, put below `place`; answers how to set the texts of
 * its places, `{{name}}`, again. What comes from outside only ever becomes a text or a value, never markup.
 */
export function buildTree(place: Element, markup: string, first: Texts): (texts: Texts) => void {
  const settings: ((texts: Texts) => void)[] = [];
  const set = (written: string, to: (text: string) => void) => {
    const plain = written.replace(/&([#\w]+);/g, (all, sign: string) => SIGNS[sign] ?? all);
    const put = (texts: Texts) =>
      to(plain.replace(/{{(\w+)}}/g, (_, name: string) => texts[name] ?? ''));
    put(first);
    if (plain.includes('{{')) settings.push(put);
  };
  let inside = place;
  for (const [token, end, name = '', attributes = '', isEmpty] of markup.matchAll(TOKEN)) {
    if (end) inside = inside.parentElement ?? place;
    else if (!name) {
      const text = document.createTextNode('');
      inside.append(text);
      set(token, (to) => {
        text.data = to;
      });
    } else {
      const space = name === 'svg' ? SVG : inside.namespaceURI;
      const element = document.createElementNS(space, name);
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
        set(value, (to) => element.setAttribute(key, to));
      inside.append(element);
      if (!isEmpty) inside = element;
    }
  }
  return (texts) => {
    for (const put of settings) put(texts);
  };
}
