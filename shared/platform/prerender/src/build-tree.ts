/** Content of the slots of a template: a text, or list slots in order. */
export type Values = Readonly<Record<string, string | readonly Drawn[]>>;
export type Drawn = readonly [part: string, values: Values];
/** Markup of the page and of its list slots. */
export type Markups = { markup: string; parts?: Readonly<Record<string, string>> };

// A text ends at an element, or between two text nodes of React, because texts are set node by node.
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
 * Builds the elements of markup that React rendered at build time inside `place`. Returns a function that fills the
 * slots: texts, `{{name}}`, and list slots, `<slot name="name"/>`. Data from outside only becomes a text or an
 * attribute value, never markup.
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
          // The Content Security Policy of the page blocks style attributes.
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
