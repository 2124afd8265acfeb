/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

const places = [
  ['live', '', '지금'],
  ['canaries', '/canaries', '카나리'],
  ['errors', '/errors', '오류'],
  ['speed', '/speed', '속도'],
  ['ways', '/ways', '흐름'],
  ['budgets', '/budgets', '예산'],
] as const;

export type Place = (typeof places)[number][0];

/** Content of the page header. */
export type Frame = {
  /** Path of the console, with a slash at its end. All addresses of a page are below it. */
  base: string;
  /** Name of the person, under which changes are recorded. */
  name: string;
  /** The selected channel, one of `channels`. */
  channel?: string;
  channels?: readonly string[];
  at?: Place;
};

type Props = { title: string; frame: Frame; children?: Child };

/** A page of the console. It has no script and works with links, forms and `details` elements. */
export function Page({ title, frame, children }: Props) {
  const { base, name, channel, channels = [], at } = frame;
  return (
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · 배포 콘솔`}</title>
        <base href={base} />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="style.css" />
      </head>
      <body>
        <header>
          <div class="bar">
            <b>배포 콘솔</b>
            <span>{name}</span>
          </div>
          {channels.length > 0 && (
            <nav aria-label="채널">
              {channels.map((one) => (
                <a key={one} href={one} aria-current={one === channel ? 'true' : undefined}>
                  {one}
                </a>
              ))}
            </nav>
          )}
          {channel && at && (
            <nav aria-label="화면">
              {places.map(([place, address, said]) => (
                <a
                  key={place}
                  href={`${channel}${address}`}
                  aria-current={place === at ? 'page' : undefined}
                >
                  {said}
                </a>
              ))}
            </nav>
          )}
        </header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
