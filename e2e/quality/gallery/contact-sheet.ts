import type { Scene } from './scenes';
import type { View } from './view';

/** A picture of a scene. `said` is the error when the scene was opened, or empty. */
export type Picture = { scene: Scene; view: View; file: string; said: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a page of pictures, with one row per scene and one column per view. */
export function contactSheet(pictures: readonly Picture[]): string {
  const rows = grouped(pictures, ({ scene }) => scene.name);
  const sections = [...rows].map(([name, row]) => {
    const figures = row.map(
      ({ file, view, said }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${view.width}px ${view.text}% ${view.scheme}${said && ` · ${escaped(said)}`}</figcaption></figure>`,
    );
    const [first] = row;
    return `<section><h2>${escaped(name)}</h2><p>${escaped(first?.scene.to ?? '')}</p><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style><h1>Gallery</h1>${sections.join('\n')}</html>`;
}

const STYLE =
  'body{font:14px system-ui;margin:24px;background:#eceef0}h2{margin:24px 0 0}p{margin:0 0 8px;color:#555}div{display:flex;gap:16px;overflow:auto;align-items:flex-start}figure{margin:0}img{height:480px;max-width:360px;object-fit:cover;object-position:top;border-radius:8px;background:#fff;box-shadow:0 1px 8px #0002}figcaption{color:#555;padding:4px}';

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
