/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

type Site = 'account' | 'card' | 'identity' | 'store' | 'registration' | 'estimate';

const names: Record<Site, string> = {
  account: 'MERIDIAN ID',
  card: 'SANDBOX PAY',
  identity: '본인확인서비스',
  store: 'SANDBOX STORE',
  registration: '차량 등록 사이트',
  estimate: '외부 견적',
};

type Props = { site: Site; title: string; lead?: string; script?: string; children?: Child };

/** Frame of a page of an external system. It loads only files of this origin. */
export function NeighbourPage({ site, title, lead, script, children }: Props) {
  return (
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${names[site]}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/neighbour.css" />
        <link rel="stylesheet" href="/sandbox/controls.css" />
        {script && <script src={script} defer />}
      </head>
      <body data-site={site}>
        <div class="site">
          <b>{names[site]}</b>
          <span>샌드박스</span>
        </div>
        <main>
          <h1>{title}</h1>
          {lead && <p class="lead">{lead}</p>}
          {children}
        </main>
      </body>
    </html>
  );
}
