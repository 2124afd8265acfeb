/** @jsxImportSource hono/jsx */
import { namesIn } from '../store/canaries';
import type { Entry } from '../store/channels';
import { askFor } from './ask';
import type { ChannelView } from './channel-view';
import { Badge, ButtonLink, Card, Notice } from './frame/controls';
import { koreanTime } from './korean-time';
import { LiveApps } from './LiveApps';
import { type Frame, Page } from './Page';

type Props = { view: ChannelView; done: number | undefined; frame: Frame };

export function ChannelPage({ view, done, frame }: Props) {
  const { channel, state, bad, changes, hasMore } = view;
  const just = changes.find(({ state: { seq } }) => seq === done);
  return (
    <Page
      title={channel}
      lead={`변경 ${state.seq} · ${koreanTime(changes[0]?.at ?? '')} · 릴리스 ${state.stable.slice(0, 8)}`}
      done={just && `변경 ${just.state.seq}: ${just.did}`}
      frame={frame}
    >
      {state.frozen && (
        <Notice tone="warn">배포가 멈춰 있어요. 되돌리기와 끄기는 할 수 있어요.</Notice>
      )}
      <div class="row">
        <ButtonLink tone="danger" href={askFor(channel, 'rollback', 'all')}>
          마지막 변경 전으로 모두 되돌리기
        </ButtonLink>
        <ButtonLink href={askFor(channel, state.frozen ? 'unfreeze' : 'freeze')}>
          {state.frozen ? '배포 다시 열기' : '배포 멈추기'}
        </ButtonLink>
      </div>
      {state.canaries.length > 0 && <Canaries view={view} />}
      <h2>모두에게 나간 버전</h2>
      <LiveApps view={view} />
      {Object.keys(bad).length > 0 && <Bad bad={bad} />}
      <h2>변경 기록</h2>
      <Changes channel={channel} changes={changes} hasMore={hasMore} />
    </Page>
  );
}

function Canaries({ view: { channel, state } }: { view: ChannelView }) {
  return (
    <>
      <h2>카나리</h2>
      <div class="grid">
        {state.canaries.map(({ id, apps, percent }) => {
          const [app = ''] = Object.keys(apps);
          const names = namesIn(apps).join(', ');
          return (
            <Card
              key={id}
              title={names}
              level={3}
              aside={<Badge>{`기기의 ${percent} %`}</Badge>}
              label={`카나리 ${names}`}
            >
              <div class="row">
                <ButtonLink href={`${channel}/canaries`}>{`${app} 비교 보기`}</ButtonLink>
                <ButtonLink tone="danger" href={askFor(channel, 'abort', app)}>
                  {`카나리 중지: ${app}`}
                </ButtonLink>
              </div>
            </Card>
          );
        })}
      </div>
    </>
  );
}

const Bad = ({ bad }: { bad: ChannelView['bad'] }) => (
  <>
    <h2>불량 표시된 버전</h2>
    <ul class="stack" aria-label="불량 표시된 버전">
      {Object.entries(bad).map(([name, { by, at, why }]) => (
        <Card key={name} as="li">
          {`${name} · ${by} · ${koreanTime(at)} · ${why}`}
        </Card>
      ))}
    </ul>
  </>
);

type ChangesProps = { channel: string; changes: readonly Entry[]; hasMore: boolean };

const Changes = ({ channel, changes, hasMore }: ChangesProps) => (
  <>
    <ol class="stack" aria-label="변경 기록">
      {changes.map((entry, place) => (
        <Change key={entry.state.change} channel={channel} entry={entry} isLast={place === 0} />
      ))}
    </ol>
    {hasMore && (
      <div class="row">
        <ButtonLink href={`${channel}?changes=${changes.length * 2}`}>이전 변경 더 보기</ButtonLink>
      </div>
    )}
  </>
);

function Change({ channel, entry, isLast }: { channel: string; entry: Entry; isLast: boolean }) {
  const { state, at, by, did, why, identity, signed } = entry;
  return (
    <Card as="li" title={`${state.seq}. ${did}`} level={3} aside={<span>{koreanTime(at)}</span>}>
      {why && <div>{why}</div>}
      <p>
        {[by, identity && `${identity.issuer} 확인`, signed && `${signed.team} 팀 서명`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isLast && (
        <div class="row">
          <ButtonLink href={askFor(channel, 'rollback', String(state.seq))}>
            {`변경 ${state.seq}로 되돌리기`}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
