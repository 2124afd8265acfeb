/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Notice } from './controls';

type Row = {
  name: string;
  links: readonly { href: string; text: string; isHere: boolean; count?: number | undefined }[];
};

type Props = {
  title: string;
  console: string;
  lead?: Child;
  /** Address of the folder with `style.css`. All other addresses of the page are below it, too. */
  base?: string;
  style?: string;
  script?: string;
  /** Shown to the right of the console's name, and in a line below it. */
  aside?: Child;
  about?: Child;
  rows: readonly Row[];
  /** Confirmation of the last action, or the reason why it failed. */
  done?: string | undefined;
  wrong?: string | undefined;
  children?: Child;
};

/** A page of a console: header, links to the other pages, content. Every action works without a script. */
export const FramePage = ({ title, lead, rows, done, wrong, children, ...head }: Props) => (
  <html lang="ko">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="robots" content="noindex" />
      <title>{`${title} · ${head.console}`}</title>
      {head.base && <base href={head.base} />}
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={head.style ?? 'style.css'} />
      {head.script && <script src={head.script} defer />}
    </head>
    <body>
      <header class="top">
        <div class="bar">
          <b>{head.console}</b>
          {head.aside}
        </div>
        {head.about}
        {rows.map((row) => (
          <Tabs key={row.name} {...row} />
        ))}
      </header>
      <main class="page">
        <h1>{title}</h1>
        {lead && <p class="lead">{lead}</p>}
        {done && (
          <Notice tone="good" role="status">
            {done}
          </Notice>
        )}
        {wrong && (
          <Notice tone="bad" role="alert">
            {wrong}
          </Notice>
        )}
        {children}
      </main>
    </body>
  </html>
);

const Tabs = ({ name, links }: Row) => (
  <nav class="Tabs-list" aria-label={name}>
    {links.map(({ href, text, isHere, count = 0 }) => (
      <a key={href} class="Tabs-tab" href={href} aria-current={isHere ? 'page' : undefined}>
        {text}
        {count > 0 && <span class="Tabs-count">{count}</span>}
      </a>
    ))}
  </nav>
);
