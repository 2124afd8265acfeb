/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

const places = [
  ['people', '/sandbox/', '사람'],
  ['applications', '/sandbox/applications', '신청'],
  ['cancellations', '/sandbox/cancellations', '해지'],
  ['transfers', '/sandbox/transfers', '양도'],
  ['links', '/sandbox/links', '가입 링크'],
  ['coupons', '/sandbox/coupons', '쿠폰'],
  ['outcomes', '/sandbox/outcomes', '결과'],
  ['clock', '/sandbox/clock', '시계'],
  ['faults', '/sandbox/faults', '오류'],
  ['calls', '/sandbox/calls', '호출'],
  ['delivery', '/sandbox/delivery', '배포'],
] as const;

type Place = (typeof places)[number][0];

/** Data at the top of every console page. */
export type Frame = {
  /** Time in Korea. */
  now: string;
  isMoved: boolean;
  waiting: Partial<Record<Place, number>>;
  /** The person and the device of this browser, and the outcomes that were chosen in advance. */
  phone: readonly string[];
  /** Confirmation of the last action, or the reason why it failed. */
  done: string | undefined;
  wrong: string | undefined;
};

type Props = { at: Place; title: string; lead: string; frame: Frame; children?: Child };

/**
 * Frame of a page of the staff console. Every action is a form, and the script only adds convenience. Source: SBX-006.
 */
export function ConsolePage({ at, title, lead, frame, children }: Props) {
  return (
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · 샌드박스 콘솔`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/console.css" />
        <script src="/sandbox/console.js" defer />
      </head>
      <body>
        <header>
          <div class="bar">
            <b>ServiceCare+ 샌드박스</b>
            <a href="/sandbox/clock">{frame.isMoved ? `⏱ ${frame.now}` : frame.now}</a>
          </div>
          <p class="phone">
            <a href="/app/">앱 열기</a>
            <a href="/app/?qa">버전 골라 열기</a>
            {frame.phone.join(' · ')}
            <a class="report" href="/sandbox/report">
              보고
            </a>
          </p>
          <nav aria-label="콘솔">
            {places.map(([place, address, name]) => (
              <a key={place} href={address} aria-current={place === at ? 'page' : undefined}>
                {name}
                {(frame.waiting[place] ?? 0) > 0 && <em>{frame.waiting[place]}</em>}
              </a>
            ))}
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          <p class="lead">{lead}</p>
          {frame.done && (
            <p class="done" role="status">
              {frame.done}
            </p>
          )}
          {frame.wrong && (
            <p class="done wrong" role="alert">
              {frame.wrong}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}
