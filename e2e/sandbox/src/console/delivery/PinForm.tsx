/** @jsxImportSource hono/jsx */
import type { ServedApp } from './channel';

/** Opens unreleased versions of remotes in a new tab. They are pinned for that tab, and the channel does not change. */
export function PinForm({ apps }: { apps: readonly ServedApp[] }) {
  return (
    <form class="card" action="/sandbox/pinned" aria-label="버전을 골라 열기">
      <div class="head">
        <h2>버전을 골라 열기</h2>
      </div>
      <p>고른 버전은 이 탭에서만 쓰입니다. 다른 사람에게는 아무것도 바뀌지 않습니다.</p>
      <div class="row">
        {apps
          .filter(({ app }) => app !== 'host')
          .map(({ app, version: released, published }) => (
            <label key={app}>
              {app}
              <select name={app}>
                <option value="">{`릴리스 ${released}`}</option>
                {published.map(({ version, date, note }) => (
                  <option key={version} value={version}>
                    {[version, date.slice(0, 10), note].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </select>
            </label>
          ))}
        <button type="submit" class="main">
          앱 열기
        </button>
      </div>
    </form>
  );
}
