/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { page, strictPages } from '../../neighbours/page-answer';
import { nativeScriptsOf, scriptAnswer } from '../native-script';

const SCRIPT = '/sandbox/bridge.js';

/**
 * Serves the page that the team of the native app opens in its webview. It runs every method of `@shared/bridge` and
 * shows a verdict. Source: BRIDGE-006.
 */
export function bridgeCheck(): Hono {
  const app = new Hono();
  app.get(SCRIPT, (c) => scriptAnswer(c, 'src/bridge/check/page.ts'));
  app.get('/sandbox/bridge', strictPages, (c) =>
    page(
      c,
      <html lang="ko">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <title>브리지 점검</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/sandbox/style.css" />
          {nativeScriptsOf(c).map(({ src, attributes }) => (
            <script key={src} src={src} {...attributes} />
          ))}
          <script src={SCRIPT} />
        </head>
        <body>
          <main class="page">
            <h1>브리지 점검</h1>
            <p class="lead">
              앱의 웹뷰에서 이 페이지를 열고 기능을 하나씩 실행해 보세요. 제품과 같은 시간 제한으로
              답을 읽어요. 카메라는 90초까지 기다려요. 주소에 vtg_id와, 사진이 있는
              곳(photos=https://…)을 넣을 수 있어요.
            </p>
          </main>
        </body>
      </html>,
    ),
  );
  return app;
}
