/** What stands in the places of a template: a text, or parts of it in their order. */
export type Values = Readonly<Record<string, string | readonly Drawn[]>>;
export type Drawn = readonly [part: string, values: Values];
/** The page's markup, and that of its parts. */
export type Markups = { markup: string; parts?: Readonly<Record<string, string>> };

// A text ends at an element, or where React has two of them side by side: words are set node by node.
const TOKEN = /<(\/?)([\w-]*)([^<>]*?)(\/?)>|[^<\ue000]+/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const SVG = 'http://www.w3.org/2000/svg';
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/**
 * The elements of a markup that React wrote when the app was built, put below `place`; answers how to set anew what
 * stands in its places: texts, `{{name}}`, and parts, `<slot name="name"/>`. What comes from outside only ever becomes
 * a text or a value, never markup.
 */
export function buildTree(
  place: Element,
  { markup, parts = {} }: Markups,
  first: Values,
): (values: Values) => void {
  const settings: ((values: Values) => void)[] = [];
  const setting = (put: (values: Values) => void) => {
    put(first);
    settings.push(put);
  };
  const set = (written: string, to: (text: string) => void) => {
    const plain = written.replace(/&([#\w]+);/g, (all, sign: string) => SIGNS[sign] ?? all);
    if (plain.includes('{{'))
      setting((values) =>
        to(plain.replace(/{{(\w+)}}/g, (_, name: string) => `${values[name] ?? ''}`)),
      );
    else to(plain);
  };
  const slot = (name: string, end: Comment) => {
    let shown: ChildNode[] = [];
    setting(({ [name]: drawn = [] }) => {
      const made = document.createElement('div');
      for (const [part, values] of drawn as readonly Drawn[])
        buildTree(made, { markup: parts[part] ?? '', parts }, values);
      for (const node of shown) node.remove();
      shown = [...made.childNodes];
      end.before(...shown);
    });
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
    } else if (name === 'slot') {
      const end = document.createComment('');
      inside.append(end);
      slot(attributes.trim(), end);
    } else {
      const space = name === 'svg' ? SVG : inside.namespaceURI;
      const element = document.createElementNS(space, name) as HTMLElement;
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
        set(value, (to) => {
          // The page's policy refuses style attributes.
          if (key === 'style') element.style.cssText = to;
          else element.setAttribute(key, to);
        });
      inside.append(element);
      if (!isEmpty) inside = element;
    }
  }
  return (values) => {
    for (const put of settings) put(values);
  };
}
