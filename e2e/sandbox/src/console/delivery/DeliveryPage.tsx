/** @jsxImportSource hono/jsx */
import type { KnownVersion } from '@shared/delivery/collector/read';
import { namesIn } from '@shared/delivery/store/canaries';
import type { ChannelState } from '@shared/release/release';
import { ActionForm } from '../ActionForm';
import { ConsolePage, type Frame } from '../ConsolePage';
import { koreanTime } from '../clock/clock-actions';
import type { ServedApp } from './channel';
import type { DeliveryEvent } from './delivery-events';
import { PinForm } from './PinForm';

type Props = {
  state: ChannelState | undefined;
  apps: readonly ServedApp[];
  versions: readonly KnownVersion[];
  events: readonly DeliveryEvent[];
  frame: Frame;
};

const SHOWN = 60;

/** Shows how releases perform on phones, and the running canary. The list reloads while the page is visible. */
export function DeliveryPage({ state, apps, versions, events, frame }: Props) {
  return (
    <ConsolePage
      at="delivery"
      title="배포 · Delivery"
      lead="방문은 시작하고 1분 뒤에 한 번 집계되고, 30초마다 stable보다 나쁜 카나리는 자동으로 중지됩니다."
      frame={frame}
    >
      {apps.length > 0 && <PinForm apps={apps} />}
      <div data-live>
        <h2>실행 중인 릴리스</h2>
        <Running state={state} apps={apps} />
        <h2>버전별 상태</h2>
        {versions.length === 0 ? (
          <p class="empty">아직 집계된 방문이 없습니다.</p>
        ) : (
          <Rates versions={versions} />
        )}
        <h2>최근 알림</h2>
        {events.length === 0 ? <p class="empty">아직 없습니다.</p> : <Told events={events} />}
      </div>
      {state?.canaries.map(({ salt, apps: tried }) => (
        <ActionForm key={salt} action="stop-canary" back="/sandbox/delivery" given={{ salt }}>
          <button type="submit" class="bad">
            {`카나리 중지: ${Object.keys(tried).join(', ')}`}
          </button>
        </ActionForm>
      ))}
    </ConsolePage>
  );
}

function Running({ state, apps }: Pick<Props, 'state' | 'apps'>) {
  if (!state) return <p class="empty">개발 서버로 실행 중이라 채널이 없습니다.</p>;
  return (
    <section class="card">
      <div class="head">
        <h3>{`stable ${state.stable}`}</h3>
        <span class="tag">{`#${state.seq}`}</span>
      </div>
      {state.canaries.length === 0 && <p>카나리가 없습니다.</p>}
      {state.canaries.map(({ salt, apps: tried, percent: share }) => (
        <p key={salt}>{`canary ${namesIn(tried).join(', ')} · ${share}%`}</p>
      ))}
      <dl>
        {apps.map(({ app, version }) => (
          <>
            <dt>{app}</dt>
            <dd>{version}</dd>
          </>
        ))}
      </dl>
      {state.disabled.length > 0 && <p>{`꺼진 리모트: ${state.disabled.join(', ')}`}</p>}
    </section>
  );
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)}%`;

function Rates({ versions }: Pick<Props, 'versions'>) {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>버전</th>
            <th>방문</th>
            <th>실패</th>
            <th>대체</th>
            <th>오류</th>
            <th>무응답</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ app, version, visits, failed, replaced, erred, silent }) => (
            <tr key={`${app} ${version}`}>
              <td>
                <code>{`${app}@${version}`}</code>
              </td>
              <td>{visits}</td>
              <td>{percent(failed, visits)}</td>
              <td>{percent(replaced, visits)}</td>
              <td>{percent(erred, visits)}</td>
              <td>{percent(silent, visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Told({ events }: { events: readonly DeliveryEvent[] }) {
  return (
    <div class="scroll">
      <table>
        <tbody>
          {events.slice(0, SHOWN).map(({ at, session, app, version, phase, outcome, ms }) => (
            <tr key={`${at} ${session} ${app} ${phase} ${outcome}`}>
              <td>{koreanTime(new Date(at)).slice(11)}</td>
              <td>
                <code>{`${app}@${version}`}</code>
              </td>
              <td>{phase}</td>
              <td>
                <span class={`tag ${outcome === 'ok' ? 'good' : 'bad'}`}>{outcome}</span>
              </td>
              <td>{`${ms}ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
